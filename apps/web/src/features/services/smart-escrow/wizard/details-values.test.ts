import { expect, test } from 'vitest'
import { suggestedValues } from './details-values.ts'

const suggested = {
  ...{ status: 'success' as const, booking_number: 'FB-2026-000001', expiry_date: '2027-01-11' },
  invoice_amount: 8_000,
  terms: { transport_from: 'Mumbai, IN', incoterms: 'FOB' },
}

test('a new escrow has what its trade says, and leaves the rest to the person', () => {
  expect(suggestedValues(suggested as never, 'USD')).toMatchObject({
    ...{ transport_from: 'Mumbai, IN', incoterms: 'FOB', expiry_date: '2027-01-11' },
    ...{ transation_amount: '8000', industry: '', payment_mode: '' },
  })
})

test('the value of the goods is no price in another currency, or above what an escrow holds', () => {
  expect(suggestedValues(suggested as never, 'EUR').transation_amount).toBe('')
  const dear = { ...suggested, invoice_amount: 90_000 }
  expect(suggestedValues(dear as never, 'USD').transation_amount).toBe('')
})
