import { type Currency, parseMoney, rateFromText } from '@tradelane/money'
import { expect, test } from 'vitest'
import { givenCompany } from '../../test/given-company.ts'
import { prepared, theApp } from '../../test/the-app.ts'
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
  const { companyId } = company
  const isWaiting = await inTransaction(app.db, (tx) =>
    needsRelease(tx, systemScope(companyId), { source, dollarRate: undefined }),
  )
  expect(isWaiting).toBe(true)
})

async function givenLimit(limitCents: bigint, isOn = true): Promise<void> {
  await app.db
    .updateTable('companies')
    .set({ team_enabled: isOn, approval_limit: limitCents })
    .where('uid', '=', company.companyId)
    .execute()
}
async function waits(amount: string, currency: Currency): Promise<boolean> {
  const { companyId } = company
  const dollarRate = await findDollarRate(app.deps, systemScope(companyId), currency)
  return inTransaction(app.db, (tx) =>
    needsRelease(tx, systemScope(companyId), { source: parseMoney(amount, currency), dollarRate }),
  )
}
