import { verification } from '@tradelane/contract/approvals/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { euros, givenPartner, hafenhandel } from '../../../../test/given-partner.ts'
import { givenCode, givenDraft, givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { givenRelease, givenTeam } from '../../../../test/given-team.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
checkBooksAfterEach(app)
afterEach(() => vi.restoreAllMocks())

const otherName = 'Hafenhandel SIM-OTHER'

describe('a payee whose bank has another name', () => {
  test('gets no code and no money, until a person has typed its name', async () => {
    const payer = await givenPayerOf(otherName)
    const draft = await givenDraft(app, payer)
    expect(await codeFor(payer, draft.simple_payment_id)).toBe('PAYEE_NAME_UNCONFIRMED')
    const body = { ...draft, verify_code: '123456' } as const
    const sent = await app.call(simplePayments.save, { body }, { token: payer.token })
    expect([sent.status, failure(sent).error.code]).toEqual([422, 'PAYEE_NAME_UNCONFIRMED'])

    const wrong = await confirm(payer, draft.simple_payment_id, 'Hafenhandel')
    expect(failure(wrong).error).toMatchObject({
      fields: { confirmed_payee_name: `Type the name of the account holder: ${otherName}` },
    })
    expect((await confirm(payer, draft.simple_payment_id, ' hafenhandel  sim-other ')).status).toBe(200)
    expect((await submit(payer, draft)).body).toMatchObject({ payment_status: 'submitted' })
  })

  test('is confirmed alone where one person does everything, and the office calls', async () => {
    const payer = await givenPayerOf(otherName)
    const draft = await givenDraft(app, payer)
    await confirm(payer, draft.simple_payment_id, otherName)
    await submit(payer, draft)
    while ((await processEvents(app.deps)) > 0);
    const tasks = await app.db
      .selectFrom('tasks')
      .selectAll()
      .where('subject_id', '=', draft.simple_payment_id)
      .execute()
    expect(tasks).toMatchObject([{ kind: 'call-about-payee', who: 'back_office' }])
    const { payee, payee_confirmed_by } = await rowOf(draft.simple_payment_id)
    expect(payee).toMatchObject({ nameCheck: { result: 'no_match' } })
    expect(payee_confirmed_by).toBe(payer.userId)
  })

  test('waits for a second person of the team, though the amount is small', async () => {
    const { preparer, approver } = await givenTeam(app, { limitCents: 100_000_000n })
    const payer = { ...preparer, ...(await partnerOf(preparer, otherName)) }
    const draft = await givenDraft(app, payer)
    await confirm(payer, draft.simple_payment_id, otherName)
    expect((await submit(payer, draft)).body).toMatchObject({ payment_status: 'awaiting_approval' })
    const page = await read(approver, draft.simple_payment_id)
    expect(page).toMatchObject({
      payee_name_confirmed: true,
      beneficiary_account_details: { name_check: { result: 'no_match' } },
    })
    expect(page.timeline.at(-1)?.text).toBe(
      'preparer Okafor submitted the payment. A second person must release it: the bank has another name for this account.',
    )
    const release = await givenRelease(app, approver, draft.simple_payment_id)
    const released = await app.call(paymentReleases.release, { body: release }, { token: approver.token })
    expect(released.body).toMatchObject({ payment_status: 'submitted' })
  })

  test('is confirmed again where the account, or the answer of its bank, is another', async () => {
    const payer = await givenPayerOf(otherName)
    const draft = await givenDraft(app, payer)
    await confirm(payer, draft.simple_payment_id, otherName)
    expect(await codeFor(payer, draft.simple_payment_id)).toBeUndefined()
    const account = {
      ...euros,
      account_holder_name: 'Nordhandel SIM-OTHER',
      beneficiary_account_id: payer.accountId,
    }
    await app.call(
      partners.update,
      { body: { ...hafenhandel, beneficiary_id: payer.beneficiaryId, account_details: [account] } },
      { token: payer.token },
    )
    expect(await codeFor(payer, draft.simple_payment_id)).toBe('PAYEE_NAME_UNCONFIRMED')
  })
})

test('a confirmation of another name is none of an account that the bank does not know', async () => {
  const payer = await givenPayerOf(otherName)
  const { simple_payment_id } = await givenDraft(app, payer)
  await confirm(payer, simple_payment_id, otherName)
  expect(await codeFor(payer, simple_payment_id)).toBeUndefined()
  vi.spyOn(app.deps.payments, 'checkName').mockResolvedValue({
    result: 'no_match',
    reason: 'The bank does not know this account.',
  })
  await app.db
    .updateTable('partner_accounts')
    .set({ name_checked_at: new Date('2020-01-01') })
    .execute()
  expect(await codeFor(payer, simple_payment_id)).toBe('PAYEE_NAME_UNCONFIRMED')
})

test('the bank is asked again at submission: what it says then makes the code void', async () => {
  const payer = await givenPayer(app)
  const draft = await givenDraft(app, payer)
  const verify_code = await givenCode(app, payer, draft.simple_payment_id)
  await app.db
    .updateTable('partner_accounts')
    .set({ name_checked_at: new Date('2020-01-01') })
    .execute()
  vi.spyOn(app.deps.payments, 'checkName').mockResolvedValue({ result: 'no_match' })
  const body = { ...draft, verify_code } as const
  const sent = await app.call(simplePayments.save, { body }, { token: payer.token })
  expect(failure(sent).error).toMatchObject({ code: 'PAYEE_NAME_UNCONFIRMED' })
})

test('a waiting payment is not released once its bank says another name', async () => {
  const { preparer, approver } = await givenTeam(app)
  const draft = await givenDraft(app, preparer)
  expect((await submit(preparer, draft)).body).toMatchObject({ payment_status: 'awaiting_approval' })
  await app.db
    .updateTable('partner_accounts')
    .set({ name_checked_at: new Date('2020-01-01') })
    .execute()
  vi.spyOn(app.deps.payments, 'checkName').mockResolvedValue({ result: 'no_match' })
  const body = { simple_payment_id: draft.simple_payment_id }
  const priced = await app.call(paymentReleases.price, { body }, { token: approver.token })
  expect(failure(priced).error).toMatchObject({ code: 'ILLEGAL_STATE' })
})

test.each([
  ['a similar name', 'Hafenhandel SIM-CLOSE', 'close_match'],
  ['silence', 'Hafenhandel SIM-SILENT', 'not_possible'],
])('%s stops nothing, and is kept with the copy of the payee', async (_, name, result) => {
  const payer = await givenPayerOf(name)
  const draft = await givenDraft(app, payer)
  expect((await submit(payer, draft)).body).toMatchObject({ payment_status: 'submitted' })
  expect((await rowOf(draft.simple_payment_id)).payee).toMatchObject({ nameCheck: { result } })
})

test('the mail with the code says what the bank said', async () => {
  const payer = await givenPayerOf('Hafenhandel SIM-CLOSE')
  const draft = await givenDraft(app, payer)
  await givenCode(app, payer, draft.simple_payment_id)
  const [mail] = await app.mails(payer.email)
  expect(mail?.text).toContain('The bank has the name “Hafenhandel Trading” for this account')
})

async function givenPayerOf(name: string): Promise<Payer> {
  const payer = await givenPayer(app)
  return { ...payer, ...(await partnerOf(payer, name)) }
}

const partnerOf = (payer: Payer, account_holder_name: string) =>
  givenPartner(app, payer, { account_details: [{ ...euros, account_holder_name }] })

const confirm = ({ token }: Payer, simple_payment_id: string, confirmed_payee_name: string) =>
  app.call(
    simplePayments.save,
    { body: { save_as_draft: 1, simple_payment_id, confirmed_payee_name } },
    { token },
  )

async function codeFor({ token }: Payer, simple_payment_id: string): Promise<string | undefined> {
  app.clock.advance(31_000)
  const body = { type: 'simple payment', simple_payment_id } as const
  const sent = await app.call(verification.sendCode, { body }, { token })
  return sent.status === 200 ? undefined : failure(sent).error.code
}

async function submit(payer: Payer, draft: Awaited<ReturnType<typeof givenDraft>>) {
  const verify_code = await givenCode(app, payer, draft.simple_payment_id)
  const body = { ...draft, verify_code } as const
  return app.call(simplePayments.save, { body }, { token: payer.token })
}

const read = async ({ token }: Payer, simple_payment_id: string) =>
  (await app.call(simplePayments.get, { body: { simple_payment_id } }, { token })).body

const rowOf = (id: string) =>
  app.db
    .selectFrom('simple_payments')
    .selectAll()
    .where('simple_payment_id', '=', id)
    .executeTakeFirstOrThrow()
