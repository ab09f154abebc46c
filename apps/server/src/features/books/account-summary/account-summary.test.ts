import { accountSummary, type SummaryPeriod } from '@tradelane/contract/account-summary/calls'
import { checkInvariants, rollUpDays } from '@tradelane/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenPayer, givenPayment, untilSettled } from '../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { shownPeriods } from './shown-periods.ts'

const app = theApp()
const ada = prepared(() => givenPayer(app))
beforeAll(async () => {
  await givenPayment(app, ada, { amount: 1000 })
  await untilSettled(app)
  await givenPayment(app, ada, { amount: 200, reference: 'SIM-REJECT' })
  await untilSettled(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

test('added balance counts as money in, a sent payment as money out, and a refused payment as neither', async () => {
  for (const period of ['weekly', 'monthly', 'yearly'] as const) {
    const { periods, money_in, money_out } = await summaryOf(ada, { period })
    expect(periods.at(-1)).toMatchObject({ money_in: 5000, money_out: 1000 })
    expect([money_in, money_out]).toEqual([5000, 1000])
  }
  expect((await summaryOf(ada, { currency: 'EUR' })).money_in).toBe(700)
})

test('the answer is the same before and after the daily roll-up', async () => {
  const before = await summaryOf(ada)
  expect(await rollUpDays(app.db)).toBeGreaterThan(0)
  expect(await summaryOf(ada)).toEqual(before)
})

test('a company sees its own money, and zeros where nothing moved', async () => {
  const eva = await givenCompany(app)
  const { periods } = await summaryOf(eva)
  expect(periods).toHaveLength(12)
  expect(periods.every(({ money_in, money_out }) => money_in === 0 && money_out === 0)).toBe(true)
  expect((await app.call(accountSummary.get, { query: {} })).status).toBe(401)
})

test('an unknown period or currency is refused', async () => {
  for (const query of [{ period: 'daily' }, { currency: 'XXX' }])
    expect((await app.call(accountSummary.get, { query } as never, { token: ada.token })).status).toBe(400)
})

test('periods are calendar periods in UTC, and end with the current one', () => {
  const sunday = new Date('2026-03-01T23:59:59.999Z')
  expect(shownPeriods('weekly', sunday).at(-1)).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  expect(shownPeriods('weekly', new Date('2026-03-02T00:00:00Z')).at(-1)).toEqual({
    from: '2026-03-02',
    to: '2026-03-08',
  })
  const months = shownPeriods('monthly', new Date('2026-03-31T12:00:00Z'))
  expect(months.at(-2)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(months[0]).toEqual({ from: '2025-04-01', to: '2025-04-30' })
  expect(shownPeriods('yearly', sunday)).toEqual(
    [2022, 2023, 2024, 2025, 2026].map((year) => ({ from: `${year}-01-01`, to: `${year}-12-31` })),
  )
})

const summaryOf = async (
  { token }: { token: string },
  query: { currency?: 'USD' | 'EUR'; period?: SummaryPeriod } = {},
) => (await app.call(accountSummary.get, { query }, { token })).body
