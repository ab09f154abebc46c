import { randomUUID } from 'node:crypto'
import { money } from '@tradelane/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import {
  balancesOf,
  captureHold,
  checkInvariants,
  expireHold,
  listOverdueHolds,
  type NewHold,
  placeHold,
  releaseHold,
} from './index.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await testLedger()
})
afterAll(async () => {
  expect(await checkInvariants(ledger.db)).toEqual([])
  await ledger.close()
})

const usd = (amount: bigint) => money(amount, 'USD')
const at = new Date('2026-02-01T00:00:00Z')
const place = (hold: Partial<NewHold> & { owner: string }) =>
  ledger.db
    .transaction()
    .execute((tx) =>
      placeHold(tx, { id: randomUUID(), amount: usd(60n), description: 'Held', eventAt: at, ...hold }),
    )
const ending = (id: string) => ({ id, description: 'Ended', eventAt: at })
const capture = (id: string, payouts: bigint, fees: bigint) =>
  ledger.db.transaction().execute((tx) =>
    captureHold(tx, {
      ...ending(id),
      kind: 'payment.sent',
      entries: [
        { owner: 'platform', account: 'payouts', amount: usd(payouts) },
        { owner: 'platform', account: 'fees', amount: usd(fees) },
      ],
    }),
  )
const release = (id: string) => ledger.db.transaction().execute((tx) => releaseHold(tx, ending(id)))
const expire = (id: string) => ledger.db.transaction().execute((tx) => expireHold(tx, ending(id)))
const amountsOf = async (owner: string) =>
  Object.fromEntries(
    (await balancesOf(ledger.db, owner)).map(({ account, amount }) => [account, amount.amount]),
  )
const breaks = (constraint: string) => expect.objectContaining({ constraint })

describe('a hold', () => {
  test('takes from available at once, and only what is available', async () => {
    const owner = await ledger.company(100n)
    expect(await place({ owner })).toEqual({ isNew: true })
    expect(await amountsOf(owner)).toEqual({ available: 40n, held: 60n })
    await expect(place({ owner })).rejects.toEqual(breaks('ledger_accounts_never_negative'))
  })

  test('placed again with the same id is one hold; with another amount it is refused', async () => {
    const owner = await ledger.company(100n)
    const id = randomUUID()
    expect(await place({ owner, id })).toEqual({ isNew: true })
    expect(await place({ owner, id })).toEqual({ isNew: false })
    await expect(place({ owner, id, amount: usd(1n) })).rejects.toEqual(breaks('ledger_journals_key_reused'))
    expect(await amountsOf(owner)).toEqual({ available: 40n, held: 60n })
  })

  test('of nothing or less is refused', async () => {
    const owner = await ledger.company(100n)
    await expect(place({ owner, amount: usd(0n) })).rejects.toEqual(breaks('ledger_entries_not_zero'))
    await expect(place({ owner, amount: usd(-5n) })).rejects.toEqual(breaks('ledger_accounts_never_negative'))
  })

  test('is captured for the entries named, which must use it up', async () => {
    const owner = await ledger.company(100n)
    const id = randomUUID()
    await place({ owner, id })
    await expect(capture(id, 60n, 5n)).rejects.toEqual(breaks('ledger_journals_balance'))
    expect(await capture(id, 55n, 5n)).toEqual({ isNew: true })
    expect(await amountsOf(owner)).toEqual({ available: 40n, held: 0n })
  })

  test('resolved again in the same way changes nothing', async () => {
    const owner = await ledger.company(300n)
    for (const resolve of [(id: string) => capture(id, 55n, 5n), release, expire]) {
      const id = randomUUID()
      await place({ owner, id })
      expect(await resolve(id)).toEqual({ isNew: true })
      const after = await amountsOf(owner)
      expect(await resolve(id)).toEqual({ isNew: false })
      expect(await amountsOf(owner)).toEqual(after)
    }
    expect(await amountsOf(owner)).toEqual({ available: 240n, held: 0n })
  })

  test('resolved in another way is refused', async () => {
    const owner = await ledger.company(300n)
    const ways = { capture: (id: string) => capture(id, 55n, 5n), release, expire }
    for (const [first, resolve] of Object.entries(ways)) {
      const id = randomUUID()
      await place({ owner, id })
      await resolve(id)
      const others = Object.entries({ ...ways, captureOtherwise: (id: string) => capture(id, 54n, 6n) })
      for (const [second, resolveAgain] of others) {
        if (second === first) continue
        await expect(resolveAgain(id)).rejects.toEqual(breaks('ledger_holds_resolved_once'))
      }
    }
    expect(await amountsOf(owner)).toEqual({ available: 240n, held: 0n })
  })

  test('that was never placed cannot be resolved', async () => {
    await expect(release(randomUUID())).rejects.toEqual(breaks('ledger_holds_known'))
  })

  test('is listed once its time is over, until it is resolved', async () => {
    const owner = await ledger.company(100n)
    const [early, late] = [randomUUID(), randomUUID()]
    await place({ owner, id: late, amount: usd(1n), expiresAt: new Date('2026-03-02T00:00:00Z') })
    await place({ owner, id: early, amount: usd(2n), expiresAt: new Date('2026-03-01T00:00:00Z') })
    const overdueOn = async (now: string) =>
      (await listOverdueHolds(ledger.db, new Date(now), 10)).map(({ id }) => id)
    expect(await overdueOn('2026-02-28T00:00:00Z')).toEqual([])
    expect(await overdueOn('2026-03-03T00:00:00Z')).toEqual([early, late])
    await expire(early)
    expect(await overdueOn('2026-03-03T00:00:00Z')).toEqual([late])
  })
})
