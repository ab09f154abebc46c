import { overview } from '@tradelane/contract/overview/calls'
import { beforeAll, expect, it, vi } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { servicesOf } from '../../../entries/service-entry.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'

const app = theApp({}, { isEmpty: true })
const payer = prepared(() => givenPayer(app))
let token = ''
beforeAll(async () => {
  token = (await givenAdministrator(app)).token
})
const read = async () => (await app.call(overview.get, {}, { token })).body
const line = async (key: string) => (await read()).open_work.find((each) => each.key === key)

it('is for administrators only', async () => {
  expect((await app.call(overview.get, {}, { token: payer.token })).status).toBe(401)
})

it('says what waits by its list, also where nothing waits', async () => {
  const { open_work } = await read()
  expect(open_work.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['tasks-overdue', 'tasks-unassigned', 'differences', 'escrow-disputes']),
  )
  for (const { link, count, amounts } of open_work) {
    expect(link).toMatch(/^\/admin\/[a-z-]+(\?[a-z_=A-Z]+)?$/)
    expect(amounts.length === 0 || count > 0).toBe(true)
  }
  // What waits comes first.
  const waits = open_work.map(({ count }) => count > 0)
  expect(waits).toEqual(waits.toSorted((a, b) => Number(b) - Number(a)))
})

it('counts tasks that are late and that nobody has, and differences that are open', async () => {
  const before = { late: await line('tasks-overdue'), differences: await line('differences') }
  const now = app.clock.now()
  const event = await app.db
    .selectFrom('events')
    .select('event_id')
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const task = {
    uid: payer.companyId,
    kind: 'clear-difference',
    rule: 'reconciliation difference',
    facts: JSON.stringify({}),
    subject: 'reconciliation',
    subject_id: payer.companyId,
    who: 'back_office',
    opened_at: new Date(now.getTime() - 2),
    due_at: new Date(now.getTime() - 1),
    opened_by: event.event_id,
  } as const
  await app.db.insertInto('tasks').values(task).execute()
  for (const [state, gone_at] of [
    ['difference', null],
    ['closed', null],
    ['gone', now],
  ] as const)
    await app.deps.pool.query(
      `insert into reconciliation_differences (difference_id, uid, kind, about, currency, ours, theirs, our_amount, their_amount,
         first_seen_at, last_seen_at, changed_at, state, gone_at, ended_at)
       values (gen_random_uuid(), $1, 'balance', 'balance ' || $2, 'EUR', '1.00 EUR', '2.00 EUR', 100, 200, $3, $3, $3, $2, $4,
         case when $2 = 'difference' then null else $3::timestamptz end)`,
      [payer.companyId, state, now, gone_at],
    )
  expect((await line('tasks-overdue'))?.count).toBe((before.late?.count ?? 0) + 1)
  expect((await line('differences'))?.count).toBe((before.differences?.count ?? 0) + 1)
})

it('adds up held payments by currency, and leaves out those that go on by themselves', async () => {
  const pay = (state: string, amount_sent: number) =>
    app.deps.pool.query(
      `insert into incoming_payments (incoming_payment_id, uid, provider_reference, currency, amount, sender, reference,
         state, arrived_at, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid()::text, 'USD', $2, 'Sender', 'Reference', $3, now(), now())`,
      [payer.companyId, amount_sent, state],
    )
  await pay('in_review', 100_05)
  await pay('to_decide', 20_00)
  await pay('held', 7_00)
  await pay('received', 9_00)
  expect(await line('receipts-undecided')).toMatchObject({
    count: 2,
    amounts: [{ currency: 'USD', amount: 120.05 }],
  })
  expect(await line('receipts-held')).toMatchObject({ count: 1, amounts: [{ currency: 'USD', amount: 7 }] })
  await app.deps.pool.query('delete from incoming_payments where uid = $1', [payer.companyId])
})

/** As if the database had lost a table. */
const without = async (table: string, work: () => Promise<void>) => {
  await app.deps.pool.query(`alter table ${table} rename to ${table}_away`)
  try {
    await work()
  } finally {
    await app.deps.pool.query(`alter table ${table}_away rename to ${table}`)
  }
}

it('names what could not be read, and answers the rest', async () => {
  const logged = vi.spyOn(app.deps.log, 'error')
  await without('incoming_payments', async () => {
    const { open_work, unread, volumes } = await read()
    expect(unread).toEqual([{ title: 'Money received', link: '/admin/screening' }])
    expect(open_work.map(({ key }) => key)).toContain('tasks-overdue')
    expect(open_work.map(({ key }) => key)).not.toContain('receipts-held')
    expect(volumes).not.toBeNull()
    expect(logged).toHaveBeenCalledWith(
      { err: expect.any(Error), title: 'Money received' },
      'what waits could not be read',
    )
  })
  await without('events', async () => {
    const { open_work, unread, volumes } = await read()
    expect(volumes).toBeNull()
    expect(unread).toEqual([])
    expect(logged).toHaveBeenCalledWith({ err: expect.any(Error) }, 'volumes by week could not be read')
    expect(open_work.map(({ key }) => key)).toContain('receipts-held')
  })
  logged.mockRestore()
  expect(await read()).toMatchObject({ unread: [], volumes: expect.any(Array) })
})

it('counts what each service did by week, from Monday in UTC, and not what only began', async () => {
  const { weeks, volumes } = await read()
  expect(weeks).toHaveLength(8)
  expect(weeks.map((week) => new Date(`${week}T00:00:00Z`).getUTCDay())).toEqual(Array(8).fill(1))
  const countOf = async (subject: string) =>
    (await read()).volumes?.find((volume) => volume.subject === subject)?.counts
  const before = (await countOf('simple_payment')) ?? []
  const sent = (at: string, to: string) =>
    inTransaction(app.db, (tx) =>
      recordEvent(tx, {
        companyId: payer.companyId,
        subject: 'simple_payment',
        subjectId: crypto.randomUUID(),
        from: 'processing',
        to,
        actor: 'system',
        at: new Date(at),
      }),
    )
  await sent(`${weeks[7]}T00:00:00Z`, 'sent')
  await sent(`${weeks[7]}T00:00:00Z`, 'paid')
  await sent(new Date(Date.parse(`${weeks[7]}T00:00:00Z`) - 1).toISOString(), 'sent')
  await sent(`${weeks[0]}T00:00:00Z`, 'sent')
  await sent(new Date(Date.parse(`${weeks[0]}T00:00:00Z`) - 1).toISOString(), 'sent')
  const added = (await countOf('simple_payment'))?.map((count, index) => count - (before[index] ?? 0))
  expect(added).toEqual([1, 0, 0, 0, 0, 0, 1, 1])
  expect(volumes?.map(({ title, counts_as }) => `${title} ${counts_as}`)).toContain('Escrows funded')
})

it('reads events by an index that has the states of every service', async () => {
  const { rows } = await app.deps.pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'events_of_business'`,
  )
  const states = servicesOf(app.deps).flatMap(({ counts }) => counts?.state ?? [])
  expect(states.length).toBeGreaterThan(5)
  for (const state of states) expect(rows[0]?.indexdef).toContain(`'${state}'`)
})
