import { reconciliation } from '@tradelane/contract/reconciliation/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf, differenceDesk, partsOf, closingReason as reason } from '../../../../test/difference-desk.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenIncomingPayment } from '../../../../test/given-incoming-payment.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { reconcileProvider } from './index.ts'

const app = theApp({}, { isForEachTest: true })
const finance = prepared(() => givenAdministrator(app, 'finance'), { isForEachTest: true })
const { pass, night, givenPaid, foundFor, listed, explain, close, reopen } = differenceDesk(app, finance)

describe('a difference', () => {
  beforeEach(() => givenCompany(app))

  it('is kept once, with both sides, and seen again each night', async () => {
    const first = await night({ more: 1 })
    expect(first).toMatchObject({
      ...{ kind: 'balance', about: 'EUR', currency: 'EUR', state: 'difference', closings: [] },
      ...{ ours: '700.00 EUR, with 0.00 EUR in flight', theirs: '700.01 EUR' },
      ...{ our_amount: 700, their_amount: 700.01, difference: -0.01, happened_at: null, gone_at: null },
    })
    await pass(86_400_000)
    const again = await night()
    expect(again).toEqual({ ...first, last_seen_at: again.last_seen_at })
    expect(Date.parse(again.last_seen_at) - Date.parse(first.last_seen_at)).toBeGreaterThanOrEqual(86_400_000)
    expect(await listed()).toHaveLength(1)
  })

  it('is kept once where two comparisons find it at the same moment', async () => {
    await app.deps.pool.query(
      "update provider_sandbox.wallets set balance = balance + 1 where currency = 'EUR'",
    )
    const both = await race(app, [() => reconcileProvider(app.deps), () => reconcileProvider(app.deps)])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect([(await listed()).length, (await events()).length]).toEqual([1, 1])
    expect(await app.db.selectFrom('failing_rows').selectAll().execute()).toEqual([])
  })

  it('is the same one with other amounts, with an event', async () => {
    const first = await night({ more: 1 })
    const changed = await night({ more: 4 })
    expect(changed).toMatchObject({
      ...{
        difference_id: first.difference_id,
        difference: -0.05,
        state: 'difference',
        version: first.version + 1,
      },
    })
    expect((await events()).map(({ after }) => after)).toMatchObject([
      { theirs: '700.01 EUR' },
      { theirs: '700.05 EUR' },
    ])
    expect(await listed()).toHaveLength(1)
  })

  it('ends by itself once both sides say the same, with its task, and comes back as another one', async () => {
    const first = await night({ more: 1 })
    expect(await openTasks()).toEqual([first.difference_id])
    await night({ more: -1 })
    const [gone] = await listed()
    expect(gone).toMatchObject({
      difference_id: first.difference_id,
      state: 'gone',
      gone_at: expect.any(String),
    })
    expect(await openTasks()).toEqual([])
    expect(codeOf(await close({ difference_id: first.difference_id }))).toBe('ILLEGAL_STATE')
    const next = await night({ more: 1 })
    expect([next.state, next.difference_id === first.difference_id]).toEqual(['difference', false])
  })

  it('is closed with a reason, stays closed while nothing changes, and moves no money', async () => {
    const found = await night({ more: 1 })
    const before = await balances()
    expect((await close({ difference_id: found.difference_id })).body.message).toBe(
      'The difference is closed. No money was moved.',
    )
    expect(await openTasks()).toEqual([])
    const closed = await night()
    expect(closed).toMatchObject({ difference_id: found.difference_id, state: 'closed' })
    const closing = {
      closed_by: 'Bo Lindqvist',
      reason,
      entries: [],
    }
    expect(closed.closings).toEqual([
      expect.objectContaining({ ...closing, reopened_at: null, theirs: '700.01 EUR' }),
    ])
    expect(await balances()).toEqual(before)
  })

  it('is open again by itself where a closed one changes, and ends without being opened where it is gone', async () => {
    const { difference_id } = await night({ more: 1 })
    await close({ difference_id })
    expect(await night({ more: 1 })).toMatchObject({
      ...{ difference_id, state: 'difference', difference: -0.02 },
      closings: [{ reason, reopened_by: null, reopened_reason: 'The difference has changed.' }],
    })
    expect(await openTasks()).toEqual([difference_id])
    await close({ difference_id })
    await night({ more: -2 })
    const [ended] = await listed()
    expect(ended).toMatchObject({ state: 'closed', gone_at: expect.any(String) })
    const refused = await reopen({ difference_id })
    expect(failure(refused).message).toBe('Both sides say the same by now.')
  })

  it('is opened again with a reason, and keeps how it was closed', async () => {
    const { difference_id } = await night({ more: 1 })
    expect(codeOf(await reopen({ difference_id }))).toBe('ILLEGAL_STATE')
    await close({ difference_id })
    expect((await reopen({ difference_id, reason: 'It was another payment' })).status).toBe(200)
    expect(await openTasks()).toEqual([difference_id])
    await close({ difference_id, reason: 'Now it is right' })
    const [closed] = await listed()
    expect(closed?.closings).toMatchObject([
      { reason: 'Now it is right', reopened_at: null },
      { reason, reopened_by: 'Bo Lindqvist', reopened_reason: 'It was another payment' },
    ])
  })

  it('that a colleague has closed, or that has changed, is not closed by who has read the earlier one', async () => {
    const { difference_id, version } = await night({ more: 1 })
    const both = await race(app, [
      () => close({ difference_id, version }),
      () => close({ difference_id, version }),
    ])
    const codes = both.map((one) => (one.status === 'fulfilled' ? codeOf(one.value) : 'failed'))
    expect(codes).toEqual([undefined, 'CONFLICT'])
    const [closed] = await listed()
    expect(closed?.closings).toHaveLength(1)
    await reopen({ difference_id, version: closed?.version })
    const { version: read } = await night()
    await night({ more: 1 })
    expect(codeOf(await close({ difference_id, version: read }))).toBe('CONFLICT')
  })

  it('is read by everybody at the desk, and decided by finance staff and administrators', async () => {
    const { difference_id } = await night({ more: 1 })
    for (const role of ['compliance', 'trade', 'support'] as const) {
      const { token } = await givenAdministrator(app, role)
      expect((await app.call(reconciliation.list, {}, { token })).body.differences).toHaveLength(1)
      expect((await app.call(reconciliation.explain, { body: { difference_id } }, { token })).status).toBe(
        200,
      )
      expect(codeOf(await close({ difference_id }, token))).toBe('ROLE_NOT_ALLOWED')
      expect(codeOf(await reopen({ difference_id }, token))).toBe('ROLE_NOT_ALLOWED')
    }
    const { token } = await givenAdministrator(app)
    expect((await close({ difference_id }, token)).status).toBe(200)
  })

  it('of a payout is not gone because it is too old to be compared', async () => {
    const payer = await givenPaid()
    await app.deps.pool.query("update provider_sandbox.payouts set status = 'sent'")
    await reconcileProvider(app.deps)
    const found = (await listed()).find(({ uid }) => uid === payer.companyId)
    expect(found).toMatchObject({ kind: 'payout', difference: 0, our_amount: -1000, state: 'difference' })
    await pass(60 * 86_400_000)
    await reconcileProvider(app.deps)
    const later = (await listed()).find(({ uid }) => uid === payer.companyId)
    expect(later).toEqual(found)
    expect((await explain(found?.difference_id ?? '')).sets).toEqual([])
  })
})

describe('the entries that explain a difference', () => {
  it('are a fee alone, or a payment with its fee and its exchange, that the provider has not booked', async () => {
    const payer = await givenPaid()
    const [fee, payment] = [0.5, 1000]
    const ofFee = await foundFor(payer, fee * 100)
    expect((await explain(ofFee.difference_id)).sets.map(partsOf)).toContainEqual(['ours', 'Fee -0.5'])
    const whole = await foundFor(payer, (payment - fee) * 100)
    const { sets, is_cut, tried } = await explain(whole.difference_id)
    expect([whole.difference, is_cut, tried > 2]).toEqual([-1000, false, true])
    expect(sets.map(partsOf)).toContainEqual(['ours', 'Exchange -999.5', 'Fee -0.5'])
    for (const { side, entries } of sets) {
      const sum = entries.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
      expect(sum).toBe(side === 'ours' ? -100_000 : 100_000)
    }
    const [first] = sets.flatMap(({ entries }) => entries).filter(({ part }) => part === 'Fee')
    expect(first).toMatchObject({ journal: 'Payment accepted', subject: 'simple_payment' })
  })

  it('are kept with the reason, and refused where they do not sum to it, are not the company’s, or are too old', async () => {
    const payer = await givenPaid()
    const { difference_id, version } = await foundFor(payer, 100_000)
    const { sets } = await explain(difference_id)
    const entries = sets.find(({ side }) => side === 'ours')?.entries ?? []
    const ids = entries.map(({ entry_id }) => entry_id)
    for (const wrong of [ids.slice(1), [...ids, '999999-1'], ['999999-1'], [ids[0] ?? '', ids[0] ?? '']]) {
      const refused = await close({ difference_id, version, entries: wrong })
      expect([codeOf(refused), Object.keys(failure(refused).error.fields ?? {})]).toEqual([
        'INVALID_REQUEST',
        ['entries'],
      ])
    }
    const other = await givenPaid()
    const { entries: foreign = [] } =
      (await explain((await foundFor(other, 100_000)).difference_id)).sets[0] ?? {}
    expect(codeOf(await close({ difference_id, entries: foreign.map(({ entry_id }) => entry_id) }))).toBe(
      'INVALID_REQUEST',
    )
    expect((await close({ difference_id, version, entries: ids })).status).toBe(200)
    const closed = (await listed()).find((one) => one.difference_id === difference_id)
    expect(closed?.closings).toMatchObject([{ reason, entries }])
  })

  it('are of seven days before and after it', async () => {
    const payer = await givenPaid()
    await pass(7 * 86_400_000 + 3_600_000)
    const found = await foundFor(payer, 100_000)
    expect(await explain(found.difference_id)).toMatchObject({ sets: [], tried: 0, is_cut: false })
  })

  it('are what was booked under another reference, where only the provider knows a deposit', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    await givenIncomingPayment(app, company)
    await app.deps.pool.query('update provider_sandbox.deposits set id = default')
    app.clock.advance(20 * 60_000)
    await reconcileProvider(app.deps)
    const theirs = (await listed()).find(({ ours }) => ours === 'unknown')
    expect(theirs).toMatchObject({ kind: 'deposit', ours: 'unknown', difference: -1000, our_amount: 0 })
    const { sets } = await explain(theirs?.difference_id ?? '')
    expect(sets.map(partsOf)).toEqual([['theirs', 'Money at the provider 1000']])
  })
})

const balances = () =>
  app.db.selectFrom('ledger_accounts').select(['account_id', 'balance']).orderBy('account_id').execute()
const events = () =>
  app.db
    .selectFrom('events')
    .select(['to_state', 'after'])
    .where('subject', '=', 'reconciliation')
    .orderBy('event_id')
    .execute()

async function openTasks(): Promise<string[]> {
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(adminTasks.list, { query: { about: 'reconciliation' }, body: {} }, finance)
  return body.data.map(({ subject_id }) => subject_id)
}
