import { expect, test } from 'vitest'
import { draftValues, figuresFrom, limitText, suggestedValues } from './details-values.ts'

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

test('fee and limits follow the rate of the company', () => {
  expect(figuresFrom('8000', 'sent', 'USD', 137)).toEqual({
    ...{ amount_sent: '8000', fees: '109.60', amount_received: '7890.40' },
  })
  expect(figuresFrom('7890.40', 'received', 'USD', 137).amount_sent).toBe('8000.00')
  expect(limitText('sent', 'USD', 5)).toBe('1,990.00 USD to 10,000.00 USD')
  expect(limitText('sent', 'USD', 0)).toBe('1.00 USD to 10,000.00 USD')
})

test('a draft whose rate has changed has the fee that the server gives its amount now', () => {
  const feesOf = (kept_basis_points: number, new_fee: object | null) => {
    const smart_escrow = { amount_sent: 8000, amount_sent_currency: 'USD', fees: 160, amount_received: 7840 }
    const { fees, amount_received } = draftValues({ smart_escrow, new_fee, kept_basis_points } as never)
    return [fees, amount_received]
  }
  expect(feesOf(200, null)).toEqual(['160', '7840'])
  expect(feesOf(200, { fees: 240 })).toEqual(['160.00', '7840.00'])
  expect(feesOf(300, { fees: 240 })).toEqual(['240.00', '7760.00'])
})
