import type { Db, Tx } from '@tradelane/db'
import { type Currency, parseMoney, rateFromText } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { givenColleague } from '../../test/given-colleague.ts'
import { givenCompany } from '../../test/given-company.ts'
import { prepared, theApp } from '../../test/the-app.ts'
import { getCompany } from '../access/company.ts'
import { systemScope } from '../access/scope.ts'
import { inTransaction } from '../transaction.ts'
import { findDollarRate, needsRelease } from './release-limit.ts'

const app = theApp()
const company = prepared(() => givenCompany(app))

test('off, no payment waits for release, regardless of the limit', async () => {
  await givenLimit(0n, false)
  expect(await waits('999999999.99', 'USD')).toBe(false)
})

test('at 0 every payment waits', async () => {
  await givenLimit(0n)
  expect(await waits('0.01', 'USD')).toBe(true)
  expect(await waits('1', 'JPY')).toBe(true)
})

test('the limit itself does not wait, a cent above it does', async () => {
  await givenLimit(100_000n)
  expect(await waits('1000.00', 'USD')).toBe(false)
  expect(await waits('1000.01', 'USD')).toBe(true)
})

test('a value above the limit by less than a cent waits', async () => {
  const { midRate } = app.deps.fx
  // 10.00 EUR are 10.0001 USD.
  app.deps.fx.midRate = async () => ({
    rate: rateFromText('1.00001', 'EUR', 'USD'),
    asOf: app.clock.now(),
    source: 'a test',
  })
  await givenLimit(1_000n)
  expect(await waits('10.00', 'EUR')).toBe(true)
  app.deps.fx.midRate = midRate
})

test('other currencies count as what they are worth in dollars, by their own decimals', async () => {
  await givenLimit(100_000n)
  for (const currency of ['EUR', 'JPY', 'GBP', 'INR'] as const) {
    const { rate } = await app.deps.fx.midRate('USD', currency)
    const worth = (Number(rate.numerator) / Number(rate.denominator)) * 1000
    const decimals = currency === 'JPY' ? 0 : 2
    expect([currency, await waits((worth * 0.99).toFixed(decimals), currency)]).toEqual([currency, false])
    expect([currency, await waits((worth * 1.01).toFixed(decimals), currency)]).toEqual([currency, true])
  }
  expect(await waits('1000', 'JPY')).toBe(false)
})

test('every payment waits while there is no rate that is new enough', async () => {
  const { midRate } = app.deps.fx
  const asOf = new Date(app.clock.now().getTime() - 5 * 86_400_000)
  app.deps.fx.midRate = async (from, to) => ({
    rate: rateFromText('1.0389', from, to),
    asOf,
    source: 'a test',
  })
  await givenLimit(100_000n)
  expect(await waits('10.00', 'EUR')).toBe(true)
  app.deps.fx.midRate = midRate
})

test('every payment waits if team mode was turned on after the rate was read', async () => {
  await givenLimit(100_000n)
  const source = parseMoney('1.00', 'USD')
  const isWaiting = await inTransaction(app.db, async (tx) =>
    needsRelease(tx, person(), {
      source,
      dollarRate: undefined,
      at: app.clock.now(),
      company: await read(tx),
    }),
  )
  expect(isWaiting).toBe(true)
})

describe('the limit of a day', () => {
  test('is that of one amount until another one is chosen: small amounts do not pass it', async () => {
    await givenLimit(100_000n)
    await dayLimit(null)
    const amounts = ['900.00', '900.00', '100.00', '0.01']
    const found = []
    for (const amount of amounts) found.push(await waits(amount, 'USD'))
    expect(found).toEqual([false, true, false, true])
  })

  test('counts what a person approves alone, in dollars, on one day of the business clock', async () => {
    await givenLimit(100_000n)
    await dayLimit(250_000n)
    for (const amount of ['1000.00', '900.00', '600.00'])
      expect([amount, await waits(amount, 'USD')]).toEqual([amount, false])
    expect(await waits('0.01', 'EUR')).toBe(true)
    app.clock.advance(86_400_000)
    expect(await waits('1000.00', 'USD')).toBe(false)
  })

  test('is each person’s own, and what waits is not counted', async () => {
    await givenLimit(100_000n)
    await dayLimit(100_000n)
    expect(await waits('1000.01', 'USD')).toBe(true)
    expect(await waits('1000.00', 'USD')).toBe(false)
    const colleague = await givenColleague(app, company, 'preparer')
    expect(await waits('1000.00', 'USD', person({ ...company, ...colleague }))).toBe(false)
  })

  test('holds for two amounts that are approved at the same moment', async () => {
    await givenLimit(100_000n)
    await dayLimit(100_000n)
    for (const isFirstUndone of [false, true]) {
      await app.db.deleteFrom('approved_alone').execute()
      const moved = { source: parseMoney('600', 'USD'), dollarRate: rateFromText('1', 'USD', 'USD') }
      const approve = (before: () => Promise<void>) =>
        inTransaction(app.db, async (tx) => {
          const at = app.clock.now()
          const found = await needsRelease(tx, person(), { ...moved, at, company: await read(tx) })
          await before()
          return found
        })
      const [counted, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const first = approve(async () => {
        counted.resolve()
        await end.promise
        if (isFirstUndone) throw new Error('not enough money')
      })
      await counted.promise
      const second = approve(async () => undefined)
      await expect.poll(() => countWaiting()).toBe(1)
      end.resolve()
      const outcomes = await Promise.allSettled([first, second])
      expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'undone'))).toEqual(
        isFirstUndone ? ['undone', false] : [false, true],
      )
    }
  })
})

async function countWaiting(): Promise<number> {
  const { rows } = await app.deps.pool.query<{ count: string }>(
    `select count(*) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database() and query like '%approved_alone%'`,
  )
  return Number(rows[0]?.count)
}
async function givenLimit(limitCents: bigint, isOn = true): Promise<void> {
  await app.db.deleteFrom('approved_alone').execute()
  await dayLimit(10n ** 12n)
  await app.db
    .updateTable('companies')
    .set({ team_enabled: isOn, approval_limit: limitCents })
    .where('uid', '=', company.companyId)
    .execute()
}
const read = (db: Db | Tx) => getCompany(db, systemScope(company.companyId))
const person = ({ companyId, userId } = company) => ({ companyId, userId })
const dayLimit = (cents: bigint | null) =>
  app.db.updateTable('companies').set({ daily_limit: cents }).where('uid', '=', company.companyId).execute()
async function waits(amount: string, currency: Currency, by = person()): Promise<boolean> {
  const dollarRate = await findDollarRate(app.deps, await read(app.db), currency)
  const source = parseMoney(amount, currency)
  return inTransaction(app.db, async (tx) =>
    needsRelease(tx, by, { source, dollarRate, at: app.clock.now(), company: await read(tx) }),
  )
}
