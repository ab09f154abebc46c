import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { team as teamCalls } from '@tradelane/contract/team/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { checkInvariants } from '@tradelane/ledger'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import { givenCode, givenSubmission, type Payer } from '../../../../../test/given-payment.ts'
import { givenRelease, givenTeam, givenWaiting, type Team } from '../../../../../test/given-team.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { inTransaction } from '../../../../transaction.ts'
import { expireReleases } from './expire-releases.ts'

const app = theApp()
let team: Team
beforeEach(async () => {
  team = await givenTeam(app)
})
afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))

describe('a request that is repeated after its answer was lost', () => {
  test('is answered with the payment that it released', async () => {
    const id = await givenWaiting(app, team.preparer)
    const body = await givenRelease(app, team.approver, id)
    expect((await release(team.approver, body, 'released')).status).toBe(200)
    await forgetAnswer('released')
    const again = await release(team.approver, body, 'released')
    expect([again.status, again.body.payment_status]).toEqual([200, 'submitted'])
    expect(await booksOf(app, team.owner.companyId)).toMatchObject({ 'available USD': '4000.00' })
  })

  test('is refused for a colleague who did not release it', async () => {
    const id = await givenWaiting(app, team.preparer)
    const [own, colleagues] = [
      await givenRelease(app, team.approver, id),
      await givenRelease(app, team.owner, id),
    ]
    expect((await release(team.approver, own, 'the same')).status).toBe(200)
    const refused = await release(team.owner, colleagues, 'the same')
    expect(failure(refused).error.code).toBe('ILLEGAL_STATE')
  })

  test('is answered with the payment that it left to a second person', async () => {
    const body = await givenSubmission(app, team.preparer)
    const send = () => app.call(simplePayments.save, { body }, { token: team.preparer.token, key: 'waits' })
    expect((await send()).body.payment_status).toBe('awaiting_approval')
    await forgetAnswer('waits')
    expect((await send()).body.payment_status).toBe('awaiting_approval')
  })
})

describe('a release is refused as unknown', () => {
  test('with the quote of another company', async () => {
    const id = await givenWaiting(app, team.preparer)
    const body = await givenRelease(app, team.approver, id)
    const other = await givenTeam(app)
    const theirs = await givenRelease(app, other.approver, await givenWaiting(app, other.preparer))
    const refused = await release(team.approver, { ...body, quote_id: theirs.quote_id })
    expect(failure(refused).error.code).toBe('NOT_FOUND')
    expect(await stateOf(id)).toBe('awaiting_approval')
  })

  test('with a quote for a conversion', async () => {
    const id = await givenWaiting(app, team.preparer)
    const given = await givenRelease(app, team.approver, id)
    const body = {
      source_currency_code: 'USD',
      destination_currency_code: 'EUR',
      amount: 1000,
      purpose: 'conversion',
    } as const
    const { quote_id } = (await app.call(wallet.quote, { body }, { token: team.owner.token })).body
    const refused = await release(team.approver, { ...given, quote_id })
    expect(failure(refused).error.code).toBe('NOT_FOUND')
    expect(await stateOf(id)).toBe('awaiting_approval')
  })
})

test('An approver who loses the role at the moment of a refusal refuses nothing', async () => {
  const id = await givenWaiting(app, team.preparer)
  const demotion = { user_id: team.approver.userId, role: 'viewer' } as const
  const refusal = { simple_payment_id: id, reason: 'Wrong invoice' }
  const [demoted, refused] = await race<{ status: number; body: unknown }>(app, [
    () => app.call(teamCalls.changeRole, { body: demotion }, { token: team.owner.token }),
    () => app.call(paymentReleases.refuse, { body: refusal }, { token: team.approver.token }),
  ])
  expect(demoted).toMatchObject({ value: { status: 200 } })
  expect(refused).toMatchObject({ value: { body: { error: { code: 'ROLE_NOT_ALLOWED' } } } })
  expect(await stateOf(id)).toBe('awaiting_approval')
})

describe('a code to release a payment is void', () => {
  test.each([
    [
      'once a colleague refused the payment',
      (body: { simple_payment_id: string }) =>
        app.call(
          paymentReleases.refuse,
          { body: { ...body, reason: 'Ask the supplier first' } },
          { token: team.owner.token },
        ),
    ],
    [
      'once its preparer took the payment back',
      (body: { simple_payment_id: string }) =>
        app.call(
          simplePayments.save,
          { body: { ...body, save_as_draft: 1 } },
          { token: team.preparer.token },
        ),
    ],
  ])('%s, also after the same payment was submitted again', async (_when, giveBack) => {
    const body = await givenSubmission(app, team.preparer)
    const { simple_payment_id } = body
    const submit = (verify_code: string) =>
      app.call(simplePayments.save, { body: { ...body, verify_code } }, { token: team.preparer.token })
    await submit(body.verify_code)
    const old = await givenRelease(app, team.approver, simple_payment_id)
    expect((await giveBack({ simple_payment_id })).status).toBe(200)
    const again = await submit(await givenCode(app, team.preparer, simple_payment_id))
    expect(again.body.payment_status).toBe('awaiting_approval')

    expect(failure(await release(team.approver, old)).error.code).toBe('WRONG_CODE')
    expect(await stateOf(simple_payment_id)).toBe('awaiting_approval')
    const renewed = await givenRelease(app, team.approver, simple_payment_id)
    expect((await release(team.approver, renewed)).status).toBe(200)
  })
})

describe('a payment whose seven days are over', () => {
  test('stays cancelled if it is cancelled at that moment, and the job goes on', async () => {
    const id = await givenWaiting(app, team.preparer)
    app.clock.advance(overMs)
    // The sessions of the others have ended by then.
    const { token } = await givenColleague(app, team.owner, 'preparer')
    const body = { simple_payment_id: id }
    const raced = await race<unknown>(app, [
      () => app.call(simplePayments.cancel, { body }, { token }),
      () => expireReleases(app.deps),
    ])
    expect(raced).toMatchObject([{ value: { status: 200 } }, { status: 'fulfilled' }])
    expect(await stateOf(id)).toBe('cancelled')
  })

  test('keeps waiting if it is submitted again at that moment', async () => {
    const id = await givenWaiting(app, team.preparer)
    app.clock.advance(overMs)
    const submittedAgain = () =>
      inTransaction(app.db, async (tx) => {
        await tx
          .updateTable('simple_payments')
          .set({ approval_waits_until: new Date(app.clock.now().getTime() + weekMs) })
          .where('simple_payment_id', '=', id)
          .execute()
        // As every submission does, it writes an event before it commits.
        await sql`lock table events in row exclusive mode`.execute(tx)
      })
    const raced = await race<unknown>(app, [submittedAgain, () => expireReleases(app.deps)])
    expect(raced).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
    expect(await stateOf(id)).toBe('awaiting_approval')
  })

  test('is its preparer’s draft again, and has nothing left of its submission', async () => {
    const id = await givenWaiting(app, team.preparer)
    app.clock.advance(overMs)
    await expireReleases(app.deps)
    const row = app.db.selectFrom('simple_payments').where('simple_payment_id', '=', id)
    const columns = ['state', 'approval_requested_by', 'approval_requested_at', 'approval_binding'] as const
    expect(await row.select([...columns, 'payee', 'rate', 'submit_key']).executeTakeFirstOrThrow()).toEqual({
      state: 'draft',
      approval_requested_by: null,
      approval_requested_at: null,
      approval_binding: null,
      payee: null,
      rate: null,
      submit_key: null,
    })
  })
})

const weekMs = 7 * 24 * 60 * 60_000
/** The seventh day is over where the company is. It may be a day of rest: then it ends with the next working day. */
const overMs = weekMs + 5 * 24 * 60 * 60_000
type Release = Awaited<ReturnType<typeof givenRelease>>
const release = ({ token }: Payer, body: Release, key?: string) =>
  app.call(paymentReleases.release, { body }, { token, ...(key ? { key } : {}) })
const forgetAnswer = (key: string) => app.db.deleteFrom('idempotency_keys').where('key', '=', key).execute()
const stateOf = async (id: string) => {
  const row = app.db.selectFrom('simple_payments').where('simple_payment_id', '=', id).select('state')
  return (await row.executeTakeFirstOrThrow()).state
}
