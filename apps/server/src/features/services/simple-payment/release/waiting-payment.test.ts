import { partners } from '@tradelane/contract/partners/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { team as teamCalls } from '@tradelane/contract/team/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import { euros, hafenhandel } from '../../../../../test/given-partner.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { givenRelease, givenTeam, givenWaiting } from '../../../../../test/given-team.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'

const app = theApp()
afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))

describe('a payment that waits', () => {
  test('is in the list of waiting payments and of all payments, but not among drafts or submitted ones', async () => {
    const { preparer, approver } = await givenTeam(app)
    const id = await givenWaiting(app, preparer)
    const ids = async (query: object) =>
      (await app.call(simplePayments.list, { query }, { token: approver.token })).body.data.map(
        ({ simple_payment_id }) => simple_payment_id,
      )
    expect(await ids({ awaiting_approval: '1' })).toEqual([id])
    expect(await ids({})).toEqual([id])
    expect(await ids({ save_as_draft: '1' })).toEqual([])
    expect(await ids({ save_as_draft: '0' })).toEqual([])
    expect((await waitingOf(approver))[0]).toMatchObject({
      approval_requested_by: 'preparer Okafor',
      save_as_draft: 0,
    })
  })

  test('goes back to its preparer with the reason for which it was refused, and may be submitted again', async () => {
    const { preparer, approver } = await givenTeam(app)
    const id = await givenWaiting(app, preparer)
    const body = { simple_payment_id: id, reason: 'Wrong invoice' }
    expect((await app.call(paymentReleases.refuse, { body }, { token: approver.token })).status).toBe(200)
    const page = await read(preparer, id)
    expect(page.simple_payment).toMatchObject({
      status: 'draft',
      status_reason: 'Wrong invoice',
      exchangeRate: null,
    })
    expect(page.timeline.at(-1)).toMatchObject({
      title: 'Back to its preparer',
      text: 'approver Okafor returned it to its preparer: Wrong invoice.',
    })
    expect(codeOf(await app.call(paymentReleases.refuse, { body }, { token: approver.token }))).toBe(
      'ILLEGAL_STATE',
    )
  })

  test('cannot be released once somebody changes it', async () => {
    const { preparer, approver } = await givenTeam(app)
    const id = await givenWaiting(app, preparer)
    const approval = await givenRelease(app, approver, id)
    const body = { save_as_draft: 1, simple_payment_id: id, reference: 'Invoice 4712' } as const
    expect((await app.call(simplePayments.save, { body }, { token: preparer.token })).status).toBe(200)
    expect((await read(preparer, id)).timeline.at(-1)?.text).toBe('You took the payment back to change it.')
    const answer = await app.call(paymentReleases.release, { body: approval }, { token: approver.token })
    expect(codeOf(answer)).toBe('ILLEGAL_STATE')
  })

  test('is not approved once its beneficiary is changed, and may be refused', async () => {
    const { preparer, approver } = await givenTeam(app)
    const id = await givenWaiting(app, preparer)
    const approval = await givenRelease(app, approver, id)
    const body = {
      ...hafenhandel,
      beneficiary_id: preparer.beneficiaryId,
      company_name: 'Hafenhandel Süd GmbH',
      account_details: [{ ...euros, beneficiary_account_id: preparer.accountId }],
    }
    const changed = await app.call(partners.update, { body: body as never }, { token: preparer.token })
    expect([changed.status, changed.body]).toEqual([200, changed.body])
    const answer = await app.call(paymentReleases.release, { body: approval }, { token: approver.token })
    expect(codeOf(answer)).toBe('ILLEGAL_STATE')
    expect(failure(answer).message).toContain('The beneficiary was changed')
    const refusal = { simple_payment_id: id, reason: 'Another beneficiary' }
    const refused = await app.call(paymentReleases.refuse, { body: refusal }, { token: approver.token })
    expect([refused.status, (await read(preparer, id)).simple_payment.status]).toEqual([200, 'draft'])
  })

  test('goes back after seven days, and is not approved after them', async () => {
    const { preparer } = await givenTeam(app)
    const id = await givenWaiting(app, preparer)
    const { approval } = await read(preparer, id)
    // In the evening of the seventh day in the country of the company.
    expect(approval?.expires_at).toBe(dueAt('waitForRelease', app.clock.now(), 'US').toISOString())
    app.clock.advance(Date.parse(approval?.expires_at ?? '') - app.clock.now().getTime() - 60_000)
    await expire()
    expect((await stateOf(id)).state).toBe('awaiting_approval')
    app.clock.advance(61_000)
    const fresh = await givenColleague(app, preparer, 'approver')
    const late = await app.call(
      paymentReleases.price,
      { body: { simple_payment_id: id } },
      { token: fresh.token },
    )
    expect(codeOf(late)).toBe('ILLEGAL_STATE')
    await expire()
    expect(await stateOf(id)).toMatchObject({
      state: 'draft',
      state_reason: 'Nobody released the payment within 7 days.',
    })
  })
})

async function expire(): Promise<void> {
  await app.deps.pool.query(`select graphile_worker.add_job('expire-payment-releases', '{}')`)
  await app.runJobs()
}

const stateOf = (id: string) =>
  app.db
    .selectFrom('simple_payments')
    .select(['state', 'state_reason'])
    .where('simple_payment_id', '=', id)
    .executeTakeFirstOrThrow()

describe('of two at the same moment', () => {
  test('who approve, one succeeds', async () => {
    const { preparer, approver, owner } = await givenTeam(app)
    const id = await givenWaiting(app, preparer)
    const bodies = [await givenRelease(app, approver, id), await givenRelease(app, owner, id)]
    const answers = await Promise.all(
      [approver, owner].map(({ token }, index) =>
        app.call(paymentReleases.release, { body: bodies[index] as (typeof bodies)[0] }, { token }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await booksOf(app, preparer.companyId)).toMatchObject({ 'available USD': '4000.00' })
  })

  test('one approves, the other cancels: it is paid or cancelled, and never both', async () => {
    for (let round = 0; round < 4; round++) {
      const { preparer, approver } = await givenTeam(app)
      const id = await givenWaiting(app, preparer)
      const body = await givenRelease(app, approver, id)
      const [approved, cancelled] = await Promise.all([
        app.call(paymentReleases.release, { body }, { token: approver.token }),
        cancel(preparer, id),
      ])
      const { state } = await stateOf(id)
      expect(cancelled.status).toBeOneOf([200, 409])
      expect(state).toBe(cancelled.status === 200 ? 'cancelled' : 'submitted')
      const books = await booksOf(app, preparer.companyId)
      expect(books['available USD']).toBe(state === 'cancelled' ? '5000.00' : '4000.00')
      expect(approved.status).toBeOneOf([200, 409, 422])
    }
  })

  test('one approves, the other takes the role away: what is approved was approved by an approver', async () => {
    const { preparer, approver, owner } = await givenTeam(app)
    const id = await givenWaiting(app, preparer)
    const body = await givenRelease(app, approver, id)
    const demote = { user_id: approver.userId, role: 'viewer' as const }
    const [approved] = await Promise.all([
      app.call(paymentReleases.release, { body }, { token: approver.token }),
      app.call(teamCalls.changeRole, { body: demote }, { token: owner.token }),
    ])
    expect(approved.status).toBeOneOf([200, 403])
    expect((await stateOf(id)).state).toBe(approved.status === 200 ? 'submitted' : 'awaiting_approval')
    const later = await app.call(paymentReleases.release, { body }, { token: approver.token })
    expect(codeOf(later)).toBe('ROLE_NOT_ALLOWED')
  })
})

test('an approver who is removed while deciding cannot decide, and is signed out', async () => {
  const { preparer, approver, owner } = await givenTeam(app)
  const id = await givenWaiting(app, preparer)
  const body = await givenRelease(app, approver, id)
  await app.call(teamCalls.remove, { body: { user_id: approver.userId } }, { token: owner.token })
  const answer = await app.call(paymentReleases.release, { body }, { token: approver.token })
  expect(answer.status).toBe(401)
  expect((await stateOf(id)).state).toBe('awaiting_approval')
})

test('a waiting payment is cancelled without a hold to release', async () => {
  const { preparer } = await givenTeam(app)
  const id = await givenWaiting(app, preparer)
  expect((await cancel(preparer, id)).status).toBe(200)
  expect(await booksOf(app, preparer.companyId)).toMatchObject({ 'available USD': '5000.00' })
})

const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const read = async ({ token }: Payer, simple_payment_id: string) =>
  (await app.call(simplePayments.get, { body: { simple_payment_id } }, { token })).body
const cancel = ({ token }: Payer, simple_payment_id: string) =>
  app.call(simplePayments.cancel, { body: { simple_payment_id } }, { token })
const waitingOf = async ({ token }: Payer) =>
  (await app.call(simplePayments.list, { query: { awaiting_approval: '1' } }, { token })).body.data
