import { expect, test } from 'vitest'
import { paidFacts } from './figure-facts.ts'

test.each([
  [null, 'No invoice paid yet'],
  [1, '1 day'],
  [12, '12 days'],
])('an average of %s days to pay is said as “%s”', (average_days_to_pay, text) => {
  const sums = { advanced: 0, buyer_paid: 0, customer_paid: 0, interest_paid: 0, fee_paid: 0, cost: 0 }
  const figures = { ...sums, currency: 'USD', average_days_to_pay } as Parameters<typeof paidFacts>[0]
  expect(paidFacts(figures).at(-1)).toEqual({ term: 'Average days to pay', value: text })
})
