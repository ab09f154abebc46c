import { verification } from '@tradelane/contract/approvals/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { ProviderUnavailable } from '@tradelane/providers'
import { beforeEach, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import {
  approveEscrow,
  givenDraftEscrow,
  givenEscrowCode,
  givenImporter,
  simpleEscrow,
} from '../../../../test/given-escrow.ts'
import { dollars, givenPartner, hafenhandel } from '../../../../test/given-partner.ts'
import { givenPayer, givenSubmission, type Payer } from '../../../../test/given-payment.ts'
import { givenRelease, givenTeam, givenWaiting } from '../../../../test/given-team.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'

const app = theApp({ PAYMENT_CHECK_MS: '300' })
const own = () => ({ check: app.deps.payments.check, findRules: app.deps.payments.findRules })
let provider: ReturnType<typeof own>
checkBooksAfterEach(app, { restore: () => Object.assign(app.deps.payments, provider), runsJobs: true })
beforeEach(() => {
  provider = own()
})

type Body = Awaited<ReturnType<typeof givenSubmission>>
const submit = (payer: Payer, body: Body, key?: string) =>
  app.call(
    simplePayments.save,
    { body },
    { token: payer.token, ...(key ? { headers: { 'idempotency-key': key } } : {}) },
  )
const stateOf = async ({ token }: Payer, simple_payment_id: string) =>
  (await app.call(simplePayments.get, { body: { simple_payment_id } }, { token })).body.simple_payment.status

/** The partner's account is in Singapore now: money goes there across borders, and needs the payee's town. */
const singapore = {
  ...dollars,
  currency: 'EUR',
  swift_ifsc: 'DBSSSGSG',
  beneficiaryCountryCode: 'SG',
  payoutMethod: 'SWIFT',
} as const
const inSingapore = async (payer: Payer, changes = {}): Promise<Payer> => {
  const partner = await givenPartner(app, payer, { account_details: [singapore], ...changes })
  await forgetCorridors()
  return { ...payer, ...partner }
}
/** As before the first payment: only its submission asks the provider. */
const forgetCorridors = () => app.deps.pool.query('delete from corridors')
const isUntouched = async (payer: Payer, { simple_payment_id }: { simple_payment_id: string }) => {
  expect(await booksOf(app, payer.companyId)).toEqual(expect.objectContaining({ 'available USD': '5000.00' }))
  expect(await booksOf(app, payer.companyId)).not.toHaveProperty('held USD')
  expect(await stateOf(payer, simple_payment_id)).toBe('draft')
}

describe('a payee that lacks what its corridor asks for', () => {
  const message = 'Payments in EUR to Singapore need this: Town. Edit Hafenhandel Nord GmbH in your partners.'

  it('is refused at submission, and from then on before a code is sent; with its town it is paid', async () => {
    const payer = await inSingapore(await givenPayer(app))
    const body = await givenSubmission(app, payer)
    expect(failure(await submit(payer, body)).error).toMatchObject({
      code: 'PAYEE_INCOMPLETE',
      fields: { beneficiary_account_id: message },
    })
    await isUntouched(payer, body)
    app.clock.advance(31_000)
    const which = { type: 'simple payment', simple_payment_id: body.simple_payment_id }
    const code = await app.call(verification.sendCode, { body: which }, { token: payer.token })
    expect(failure(code).error.code).toBe('PAYEE_INCOMPLETE')
    const town = { company_town: 'Singapore', company_country: 'SG' }
    const change = {
      ...hafenhandel,
      ...town,
      beneficiary_id: payer.beneficiaryId,
      account_details: undefined,
    }
    await app.call(partners.update, { body: change }, { token: payer.token })
    expect((await submit(payer, await givenSubmission(app, payer))).status).toBe(200)
  })

  it('names every field that is missing', async () => {
    const payer = await inSingapore(await givenPayer(app))
    const answer = await submit(payer, await givenSubmission(app, payer))
    expect(answer.body).toMatchObject({
      payee_fields: {
        company_town: 'Payments in EUR to Singapore need this: Town',
        company_country: 'Payments in EUR to Singapore need this: Country of the company',
      },
    })
  })

  it('is refused where a second person releases it, and where an escrow is approved', async () => {
    const { preparer, approver } = await givenTeam(app)
    const id = await givenWaiting(app, preparer)
    const body = await givenRelease(app, approver, id)
    await app.deps.pool.query(
      `update corridors set fields = '[{"field":"company_town","label":"Town","required":true,"pattern":null,"min_length":null,"max_length":null,"values":[]}]'`,
    )
    const released = await app.call(paymentReleases.release, { body }, { token: approver.token })
    expect(failure(released).error.code).toBe('PAYEE_INCOMPLETE')
    expect(await stateOf(preparer, id)).toBe('awaiting_approval')
    await forgetCorridors()

    const importer = await givenImporter(app)
    const account_details = [{ ...singapore, currency: 'USD' as const }]
    const payee = { ...importer, ...(await givenPartner(app, importer, { account_details })) }
    const form = simpleEscrow(payee, { payment_mode: 'SWIFT Payment (Slower)' })
    const escrow = await givenDraftEscrow(app, payee, form)
    await forgetCorridors()
    await givenEscrowCode(app, payee, escrow)
    expect(failure(await approveEscrow(app, payee, escrow)).error.code).toBe('PAYEE_INCOMPLETE')
  })
})

it('A purpose that the corridor does not take is refused at its field; the others of the specification are taken', async () => {
  const payer = await inSingapore(await givenPayer(app), {
    company_town: 'Singapore',
    company_country: 'SG',
  })
  app.deps.payments.findRules = async () => ({ purposeCodes: ['IR01809'], fields: [] })
  const body = await givenSubmission(app, payer)
  const message = 'IR01811 is not a purpose of payments in EUR to Singapore. Select another one.'
  expect(failure(await submit(payer, body)).error).toMatchObject({
    code: 'PURPOSE_NOT_ALLOWED',
    fields: { purposeCode: message },
  })
  await isUntouched(payer, body)
  await app.deps.pool.query(`update corridors set purpose_codes = '{IR01809,IR01811}'`)
  expect((await submit(payer, body)).status).toBe(200)
  await forgetCorridors()
})

describe('the provider is asked before the money is held', () => {
  it('and its refusal is shown at the field, with nothing held', async () => {
    const payer = await givenPayer(app)
    const body = await givenSubmission(app, payer, { reference: 'SIM-NOT-ALLOWED' })
    const message = 'The payments provider would refuse this: This payout is not enabled for the account.'
    expect(await submit(payer, body)).toMatchObject({
      status: 422,
      body: {
        status: 'fail',
        message,
        simple_payment_id: body.simple_payment_id,
        provider: { status: 'BAD_REQUEST', message },
        error: { code: 'PAYOUT_NOT_ALLOWED', fields: { beneficiary_account_id: message } },
      },
    })
    await isUntouched(payer, body)
  })

  it.each([
    [{ kind: 'missing', field: 'city', reason: '' }, 'PAYEE_INCOMPLETE', 'beneficiary_account_id'],
    [{ kind: 'format', field: 'accountNumber', reason: '' }, 'PAYEE_INCOMPLETE', 'beneficiary_account_id'],
    [{ kind: 'not_allowed', field: 'purposeCode', reason: 'no' }, 'PURPOSE_NOT_ALLOWED', 'purposeCode'],
    [{ kind: 'format', field: 'reference', reason: 'no' }, 'PAYOUT_NOT_ALLOWED', 'reference'],
    [{ kind: 'not_allowed', field: 'amount', reason: 'no' }, 'PAYOUT_NOT_ALLOWED', 'amount_sent'],
  ] as const)('%j is %s', async (fault, code, field) => {
    const payer = await givenPayer(app)
    const body = await givenSubmission(app, payer)
    app.deps.payments.check = async () => [fault]
    const { error } = failure(await submit(payer, body))
    expect([error.code, Object.keys(error.fields ?? {})]).toEqual([code, [field]])
    await isUntouched(payer, body)
  })

  it('and its refusal is not remembered: the same request is taken once the provider takes it', async () => {
    const payer = await givenPayer(app)
    const body = await givenSubmission(app, payer)
    app.deps.payments.check = async () => [{ kind: 'not_allowed', reason: 'Not yet.' }]
    const key = crypto.randomUUID()
    expect(failure(await submit(payer, body, key)).error.code).toBe('PAYOUT_NOT_ALLOWED')
    app.deps.payments.check = provider.check
    expect((await submit(payer, body, key)).status).toBe(200)
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'held USD': '1000.00' })
  })

  it('and the payment goes on where it does not answer in time', async () => {
    const payer = await givenPayer(app)
    app.deps.payments.check = () => new Promise(() => undefined)
    expect((await submit(payer, await givenSubmission(app, payer))).status).toBe(200)
    app.deps.payments.check = () => Promise.reject(new ProviderUnavailable('no answer'))
    expect((await submit(payer, await givenSubmission(app, payer))).status).toBe(200)
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'held USD': '2000.00' })
  })

  it('also by the second person, with the same refusals', async () => {
    const { preparer, approver } = await givenTeam(app)
    const id = await givenWaiting(app, preparer)
    const body = await givenRelease(app, approver, id)
    app.deps.payments.check = async () => [{ kind: 'not_allowed', reason: 'Not any more.' }]
    const answer = await app.call(paymentReleases.release, { body }, { token: approver.token })
    expect(failure(answer).error.code).toBe('PAYOUT_NOT_ALLOWED')
    expect(await stateOf(preparer, id)).toBe('awaiting_approval')
  })
})
