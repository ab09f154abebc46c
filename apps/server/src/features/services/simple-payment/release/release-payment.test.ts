import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { team } from '@tradelane/contract/team/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import { givenSubmission, type Payer, untilSettled } from '../../../../../test/given-payment.ts'
import { givenRelease, givenTeam, givenWaiting, type Team } from '../../../../../test/given-team.ts'
import { duringApproval, race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'

const app = theApp()
afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))

describe('a payment above the limit', () => {
  test('waits without a hold, and says for whom', async () => {
    const { preparer, approver, viewer } = await givenTeam(app)
    const id = await givenWaiting(app, preparer)
    expect(await booksOf(app, preparer.companyId)).toMatchObject({ 'available USD': '5000.00' })
    expect(await booksOf(app, preparer.companyId)).not.toHaveProperty('held USD')
    const page = await read(preparer, id)
    expect(page.simple_payment).toMatchObject({
      status: 'awaiting_approval',
      approval_requested_by: 'preparer Okafor',
    })
    expect(page).toMatchObject({
      approval: { may_decide: false },
      next: { who: 'approver' },
      has_proof: false,
    })
    expect((await read(approver, id)).approval?.may_decide).toBe(true)
    expect((await read(viewer, id)).approval?.may_decide).toBe(false)
  })

  test('is paid once an approver has approved it, and its time line names both', async () => {
    const { preparer, approver, owner } = await givenTeam(app)
    const id = await givenWaiting(app, preparer)
    const answer = await approve(approver, id)
    expect([answer.status, answer.body.payment_status]).toEqual([200, 'submitted'])
    expect(await booksOf(app, preparer.companyId)).toMatchObject({
      'available USD': '4000.00',
      'held USD': '1000.00',
    })
    await app.runJobs()
    await untilSettled(app)
    const page = await read(owner, id)
    expect(page.simple_payment.status).toBe('paid')
    expect(page.timeline.slice(0, 3).map(({ text }) => text)).toEqual([
      'preparer Okafor saved the payment as a draft.',
      'preparer Okafor submitted the payment. It is above the limit: a second person must release it.',
      'approver Okafor released the payment, and the money was set aside.',
    ])
    expect((await read(approver, id)).timeline[2]?.text).toMatch(/^You released/)
  })

  test('is submitted at once where it is not above the limit', async () => {
    const { preparer } = await givenTeam(app, { limitCents: 100_000n })
    const body = await givenSubmission(app, preparer)
    const answer = await app.call(simplePayments.save, { body }, { token: preparer.token })
    expect(answer.body.payment_status).toBe('submitted')
  })

  test('that an owner prepared is released by another owner or an approver', async () => {
    const team = await givenTeam(app)
    const second = { ...team.owner, ...(await givenColleague(app, team.owner, 'owner')) }
    const id = await givenWaiting(app, team.owner)
    expect((await approve(second, id)).status).toBe(200)
  })

  test('is approved once, though the approval is repeated', async () => {
    const { preparer, approver } = await givenTeam(app)
    const id = await givenWaiting(app, preparer)
    const body = await givenRelease(app, approver, id)
    const send = (key?: string) =>
      app.call(paymentReleases.release, { body }, { token: approver.token, ...(key ? { key } : {}) })
    const first = await send('one click')
    const again = await send('one click')
    expect(again.body).toEqual(first.body)
    expect(again.headers['idempotency-hit']).toBe('true')
    expect((await send()).status).toBe(409)
    expect((await send('another click')).status).toBe(409)
    expect(await booksOf(app, preparer.companyId)).toMatchObject({ 'available USD': '4000.00' })
  })
})

describe('nobody approves', () => {
  let team: Team
  beforeAll(async () => {
    team = await givenTeam(app)
  })

  test('what they prepared themselves, also as the owner', async () => {
    const id = await givenWaiting(app, team.owner)
    const body = { simple_payment_id: id }
    const { token } = team.owner
    expect(codeOf(await app.call(paymentReleases.price, { body }, { token }))).toBe('SELF_APPROVAL')
    expect(codeOf(await refuse(team.owner, id))).toBe('SELF_APPROVAL')
    const { quote_id } = (await app.call(paymentReleases.price, { body }, { token: team.approver.token }))
      .body
    const whole = { ...body, quote_id, password: team.owner.password, verify_code: '123456' }
    expect(codeOf(await app.call(paymentReleases.release, { body: whole }, { token }))).toBe('SELF_APPROVAL')
    const code = await app.call(paymentReleases.code, { body: { ...body, quote_id } }, { token })
    expect(codeOf(code)).toBe('SELF_APPROVAL')
  })

  test('what they changed last, also when others made and submitted it', async () => {
    const id = await givenWaiting(app, team.preparer)
    const save = (person: Payer, reference: string) =>
      app.call(
        simplePayments.save,
        { body: { save_as_draft: 1, simple_payment_id: id, reference } },
        { token: person.token },
      )
    expect((await save(team.owner, 'Changed by the owner')).status).toBe(200)
    const { status } = (await read(team.owner, id)).simple_payment
    expect(status).toBe('draft')
    const row = { state: 'awaiting_approval' as const, ...(await waitingColumns(id)) }
    await app.db.updateTable('simple_payments').set(row).where('simple_payment_id', '=', id).execute()
    expect(codeOf(await refuse(team.owner, id))).toBe('SELF_APPROVAL')
    expect((await refuse(team.approver, id)).status).toBe(200)
  })

  test('as a preparer or viewer, for another company, or with the code of a colleague', async () => {
    const id = await givenWaiting(app, team.preparer)
    const second = await givenColleague(app, team.owner, 'preparer')
    for (const { token } of [second, team.viewer]) {
      const answer = await app.call(paymentReleases.price, { body: { simple_payment_id: id } }, { token })
      expect([answer.status, codeOf(answer)]).toEqual([403, 'ROLE_NOT_ALLOWED'])
    }
    const stranger = await givenTeam(app)
    expect((await refuse(stranger.approver, id)).status).toBe(404)
    const body = await givenRelease(app, team.owner, id)
    const { token } = team.approver
    expect(codeOf(await app.call(paymentReleases.release, { body }, { token }))).toBe('WRONG_CODE')
    const other = await givenWaiting(app, team.preparer)
    const elsewhere = { ...body, simple_payment_id: other }
    const answer = await app.call(paymentReleases.release, { body: elsewhere }, { token: team.owner.token })
    expect(codeOf(answer)).toBe('WRONG_CODE')
  })

  test('at a price for another amount, or with an empty wallet', async () => {
    const [id, dear] = [
      await givenWaiting(app, team.preparer),
      await givenWaiting(app, team.preparer, { amount: 9000 }),
    ]
    const cheap = await givenRelease(app, team.approver, id)
    const body = { ...cheap, simple_payment_id: dear }
    const { token } = team.approver
    expect((await app.call(paymentReleases.release, { body }, { token })).status).toBe(400)
    const answer = await approve(team.approver, dear)
    expect([answer.status, codeOf(answer)]).toEqual([422, 'INSUFFICIENT_FUNDS'])
    expect((await read(team.approver, dear)).simple_payment.status).toBe('awaiting_approval')
  })
})

/** What a second submission would set; who submits counts as well, so here only the last change is the owner's. */
async function waitingColumns(simplePaymentId: string) {
  const row = await app.db
    .selectFrom('simple_payments')
    .selectAll()
    .where('simple_payment_id', '=', simplePaymentId)
    .executeTakeFirstOrThrow()
  return {
    approval_requested_by: row.prepared_by,
    approval_requested_at: app.clock.now(),
    approval_waits_until: new Date(app.clock.now().getTime() + 7 * 86_400_000),
    approval_binding: 'as if submitted',
    payee: JSON.stringify({}),
    rate: '1.000000',
    spread: 0n,
  }
}

test('an approver who lost the role since the code was entered approves nothing', async () => {
  const { owner, preparer, approver } = await givenTeam(app)
  const id = await givenWaiting(app, preparer)
  const body = await givenRelease(app, approver, id)
  const answer = await duringApproval(
    app,
    () => app.call(paymentReleases.release, { body }, { token: approver.token }),
    async () => {
      const demotion = { user_id: approver.userId, role: 'viewer' } as const
      expect((await app.call(team.changeRole, { body: demotion }, { token: owner.token })).status).toBe(200)
    },
  )
  expect(codeOf(answer)).toBe('ROLE_NOT_ALLOWED')
  expect((await read(preparer, id)).simple_payment.status).toBe('awaiting_approval')
  expect(await booksOf(app, preparer.companyId)).toMatchObject({ 'available USD': '5000.00' })
})

test('a payment that is refused at the moment of its approval is not paid', async () => {
  const { preparer, approver, owner } = await givenTeam(app)
  const id = await givenWaiting(app, preparer)
  const body = await givenRelease(app, approver, id)
  const [refused, approved] = await race<{ status: number; body: unknown }>(app, [
    () => refuse(owner, id),
    () => app.call(paymentReleases.release, { body }, { token: approver.token }),
  ])
  expect(refused).toMatchObject({ value: { status: 200 } })
  expect(approved).toMatchObject({ value: { status: 409, body: { error: { code: 'ILLEGAL_STATE' } } } })
  expect(await booksOf(app, preparer.companyId)).toMatchObject({ 'available USD': '5000.00' })
})

test('a payment that its preparer cancels during its release is answered as cancelled, not as refused', async () => {
  const { preparer, approver } = await givenTeam(app)
  const id = await givenWaiting(app, preparer)
  const body = await givenRelease(app, approver, id)
  // Long enough for the one who releases to see it.
  app.deps.config.paymentWaitMs = 30_000
  const [approved, cancelled] = await race<{ status: number; body: unknown }>(app, [
    () => app.call(paymentReleases.release, { body }, { token: approver.token }),
    () => app.call(simplePayments.cancel, { body: { simple_payment_id: id } }, { token: preparer.token }),
  ])
  app.deps.config.paymentWaitMs = 0
  expect(approved).toMatchObject({
    value: {
      status: 409,
      body: { message: 'This payment has been cancelled.', payment_status: 'cancelled' },
    },
  })
  expect(cancelled).toMatchObject({
    value: { body: { message: 'The payment is cancelled. The full amount is back in your balance.' } },
  })
  expect(await booksOf(app, preparer.companyId)).toMatchObject({ 'available USD': '5000.00' })
})

const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const approve = async (person: Payer, simplePaymentId: string, key?: string) =>
  app.call(
    paymentReleases.release,
    { body: await givenRelease(app, person, simplePaymentId) },
    { token: person.token, ...(key ? { key } : {}) },
  )
const refuse = ({ token }: Payer, simple_payment_id: string, reason = 'The invoice is from last year') =>
  app.call(paymentReleases.refuse, { body: { simple_payment_id, reason } }, { token })
const read = async ({ token }: Payer, simple_payment_id: string) =>
  (await app.call(simplePayments.get, { body: { simple_payment_id } }, { token })).body
