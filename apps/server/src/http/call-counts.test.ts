import { beforeEach, expect, test } from 'vitest'
import { theApp } from '../../test/the-app.ts'
import { CallCounts } from './call-counts.ts'

// Two processes on one database; each share() is what happens once in a second.

const app = theApp()
const now = Date.now()
const most = 40
let one: CallCounts
let other: CallCounts
beforeEach(async () => {
  await app.deps.pool.query('truncate call_counts')
  one = new CallCounts(app.deps.pool)
  other = new CallCounts(app.deps.pool)
})

test('what one process has counted, the other counts too', async () => {
  expect(count(one, 30)).toBe(30)
  expect(count(other, 10)).toBe(10)
  await one.share(now)
  await other.share(now)
  expect(count(other, 1)).toBe(41)
  expect(count(one, 1)).toBe(31)
  await one.share(now)
  expect(count(one, 1)).toBe(42)
  // Each counts its own once, also when it is shared again.
  await other.share(now)
  expect(count(other, 1)).toBe(43)
})

test('a call that is taken back is counted nowhere', async () => {
  count(one, 30)
  one.takeBack('account:a')
  one.takeBack('account:unknown')
  expect(count(one, 1)).toBe(30)
  await one.share(now)
  count(other, 10)
  await other.share(now)
  one.takeBack('account:a')
  await one.share(now)
  await other.share(now)
  expect(count(other, 1)).toBe(40)
})

test('of others alone, nothing is counted', async () => {
  count(one, 40)
  await one.share(now)
  count(other, 20, 'account:somebody else')
  await other.share(now)
  expect(count(other, 1, 'account:somebody else')).toBe(21)
})

test('who has used less than a quarter of the limit is not written, and costs no statement', async () => {
  count(one, 9)
  await one.share(now)
  expect(await rows()).toEqual([])
  count(one, 1)
  await one.share(now)
  expect(await rows()).toEqual([{ caller: 'account:a', calls: 10 }])
})

test('a minute after its first call a caller begins at nothing, at each process', async () => {
  count(one, 40)
  count(other, 40)
  await one.share(now)
  await other.share(now)
  expect(other.add('account:a', most, now + 59_999)).toEqual({ current: 81, ttl: 1 })
  expect(other.add('account:a', most, now + 60_000)).toEqual({ current: 1, ttl: 60_000 })
  await app.deps.pool.query("update call_counts set started_at = started_at - interval '61 seconds'")
  for (let call = 1; call < 10; call++) other.add('account:a', most, now + 60_000)
  await other.share(now + 60_000)
  expect(other.add('account:a', most, now + 60_000).current).toBe(11)
})

test('what is not new is not written, and the start of a minute is written once', async () => {
  const written = async () =>
    (await app.deps.pool.query('select xmin, calls, started_at from call_counts')).rows[0]
  count(one, 20)
  await one.share(now)
  const first = await written()
  await one.share(now + 1_000)
  expect(await written()).toEqual(first)
  count(one, 1)
  await one.share(now + 2_000)
  expect(await written()).toMatchObject({ calls: 21, started_at: first.started_at })
})

test.each([['61 seconds'], ['2 hours']])(
  'a row of %s ago has the next minute of its caller, also with as many calls',
  async (age) => {
    count(one, 20)
    await one.share(now)
    await app.deps.pool.query(`update call_counts set started_at = started_at - interval '${age}'`)
    for (let call = 0; call < 20; call++) one.add('account:a', most, now + 60_000)
    await one.share(now + 60_000)
    count(other, 10)
    await other.share(now)
    expect(count(other, 1)).toBe(31)
  },
)

test('rows of earlier hours go', async () => {
  count(one, 40, 'account:gone')
  await one.share(now)
  await app.deps.pool.query("update call_counts set started_at = started_at - interval '61 minutes'")
  count(other, 40)
  await other.share(now)
  expect(await rows()).toEqual([{ caller: 'account:a', calls: 40 }])
})

test('of more callers than memory is meant for, those go whose minute is over, else the first', () => {
  for (let caller = 0; caller < 10_000; caller++)
    one.add(`all:${caller}`, most, now + (caller < 5_000 ? 0 : 1))
  one.add('all:new', most, now + 1)
  expect(one.add('all:0', most, now + 1).current).toBe(1)
  expect(one.add('all:9999', most, now + 1).current).toBe(2)
  one.add('all:newer', most, now + 60_000)
  expect(one.add('all:9999', most, now + 60_000).current).toBe(3)
})

test('a caller whose minute began again is not among the first to go', () => {
  for (let caller = 0; caller < 9_999; caller++) one.add(`all:${caller}`, most, now + (caller > 0 ? 1 : 0))
  expect(one.add('all:0', most, now + 60_000).current).toBe(1)
  for (const caller of ['all:new', 'all:newer']) one.add(caller, most, now + 60_000)
  expect(one.add('all:0', most, now + 60_000).current).toBe(2)
  expect(one.add('all:2', most, now + 60_000).current).toBe(2)
  expect(one.add('all:1', most, now + 60_000).current).toBe(1)
})

/** So many calls; answers the count after the last. */
function count(counts: CallCounts, calls: number, caller = 'account:a'): number {
  let current = 0
  for (let call = 0; call < calls; call++) current = counts.add(caller, most, now).current
  return current
}
const rows = async () => (await app.deps.pool.query('select caller, calls from call_counts')).rows
