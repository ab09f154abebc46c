import { priceRates } from '@tradelane/contract/price-rates/calls'
import { convert, decimalText, parseMoney } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenPayer, givenPayment, givenQuote, type Payer } from '../../../../test/given-payment.ts'
import { givenRate } from '../../../../test/given-price-rate.ts'
import { givenOnlyAdministrator } from '../../../../test/given-staff.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { findReferenceRate } from '../../world/rates/index.ts'

const app = theApp({}, { isEmpty: true })
const made = prepared(() => givenMonth())
const dayMs = 24 * 60 * 60_000

describe('the last 30 days by another rate', () => {
  test('are charged again by customer and currency, without what is older and what was given back', async () => {
    const { body } = await replay({ value: 0.1 })
    expect(body.lines).toEqual([
      { ...lineOf(made.ada), count: 2, currency: 'USD', before: 0.75, after: 1.5 },
      { ...lineOf(made.ben), count: 1, currency: 'USD', before: 0.1, after: 0.2 },
    ])
    expect(body).toMatchObject({ total_currency: 'USD', total_before: 0.85, total_after: 1.7 })
    const { from, to } = body.period
    expect(Date.parse(to) - Date.parse(from)).toBe(30 * dayMs)
  })

  test('say which open prices keep their rate, and whom to notify: not who has a rate of its own', async () => {
    await givenQuote(app, made.cleo, 100)
    const { body } = await replay({ value: 0.1 })
    expect(body.quotes_kept).toBe(1)
    expect(body.to_notify).toEqual([made.ada, made.ben, made.cleo].map(lineOf))
  })

  test('have the least and the most of the other rate for each charge', async () => {
    const { body } = await replay({ value: 0.1, min: 0.6, max: 0.9, currency: 'USD' })
    expect(body.lines.map(({ after }) => after)).toEqual([1.5, 0.6])
    expect(body.total_after).toBe(2.1)
  })

  test('are those of one customer, for a rate of its own', async () => {
    const { body } = await replay({ value: 0, uid: made.own.companyId })
    expect(body.lines).toEqual([{ ...lineOf(made.own), count: 1, currency: 'USD', before: 2, after: 0 }])
    expect(body.to_notify).toEqual([lineOf(made.own)])
    const unknown = await replay({ value: 0, uid: crypto.randomUUID() })
    expect(failure(unknown).error.code).toBe('NOT_FOUND')
  })

  test('count equal charges together, and add up in dollars what is in another currency', async () => {
    const eve = await givenPayer(app, { name: 'Eve Imports', balance: '0' })
    await givenBalance(app, eve, '5000', 'EUR')
    for (let count = 0; count < 2; count++) await givenPayment(app, eve, { amount: 1000, currency: 'EUR' })
    const { body } = await replay({ value: 0.1, uid: eve.companyId })
    expect(body.lines).toMatchObject([{ count: 2, currency: 'EUR', before: 1, after: 2 }])
    const found = await findReferenceRate(app.deps, 'EUR', 'USD')
    const inDollars = (amount: string) =>
      found && Number(decimalText(convert(parseMoney(amount, 'EUR'), found.rate, 'half-up')))
    expect([body.total_before, body.total_after]).toEqual([inDollars('1.00'), inDollars('2.00')])
    expect(body.total_before).toBeGreaterThan(1)
  })

  test('are empty where nothing was charged', async () => {
    const { companyId: uid } = await givenPayer(app, { balance: '0' })
    const { body } = await replay({ value: 0.1, uid })
    expect(body).toMatchObject({ lines: [], total_before: 0, total_after: 0, quotes_kept: 0, to_notify: [] })
  })
})

/**
 * Old Imports paid long ago; Ada 1,000 and 500; Ben 200, and 300 that came back; Cleo nothing yet; the last one has a rate of its own.
 */
async function givenMonth() {
  const payer = (name: string) => givenPayer(app, { name }).then((company) => ({ ...company, name }))
  await givenPayment(app, await payer('Old Imports'), { amount: 700 })
  app.clock.advance(31 * dayMs)
  const staff = [await givenOnlyAdministrator(app), await givenAdministrator(app)] as const
  const [ada, ben] = [await payer('Ada Imports'), await payer('Ben Imports')]
  const [cleo, own] = [await payer('Cleo Imports'), await payer('Own Imports')]
  await givenPayment(app, ada, { amount: 1000 })
  await givenPayment(app, ada, { amount: 500 })
  await givenPayment(app, ben, { amount: 200 })
  await givenPayment(app, ben, { amount: 300, reference: 'SIM-REJECT' })
  await givenRate(app, staff, { uid: own.companyId, value: 0.2 })
  // Of another service.
  await givenRate(app, staff, { uid: ada.companyId, service: 'insurance', value: 0.2 })
  await givenPayment(app, own, { amount: 1000 })
  return { staff, ada, ben, cleo, own }
}

const lineOf = ({ companyId, name }: Payer & { name: string }) => ({ uid: companyId, company: name })

const replay = (proposal: { value: number; uid?: string; min?: number; max?: number; currency?: 'USD' }) =>
  app.call(priceRates.replay, { body: { service: 'payment', ...proposal } }, made.staff[0])
