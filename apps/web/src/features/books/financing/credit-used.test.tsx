import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CreditUsed } from './credit-used.tsx'
import type { BuyerFigures, FinancingDetails } from './financing-queries.ts'

const details = {
  beneficiary_data: { limit_request: 50_000, limit_currency: 'USD' },
  invoice_factoring_data: { payment_request: 35 },
} as FinancingDetails

const figuresWith = (changes: Partial<BuyerFigures>) =>
  ({ currency: 'EUR', outstanding: 8500, limit: null, used_percent: null, ...changes }) as BuyerFigures

test('before a limit is signed the bar is as wide as the payment request, and the amount is its share of the requested limit', () => {
  for (const figures of [undefined, figuresWith({})]) {
    const shown = renderToStaticMarkup(<CreditUsed details={details} figures={figures} />)
    expect(shown).toContain('17,500.00 USD')
    expect(shown).toContain('width:35%')
  }
})

test('with a signed limit the bar is what is outstanding against it, in the currency of the limit', () => {
  const figures = figuresWith({ limit: 250_000, used_percent: 3.4 })
  const shown = renderToStaticMarkup(<CreditUsed details={details} figures={figures} />)
  expect(shown).toContain('8,500.00 EUR')
  expect(shown).toContain('width:3.4%')
})

test('of a limit that was reduced later, more than all can be used: the bar is full and says how much', () => {
  const figures = figuresWith({ limit: 5000, used_percent: 170 })
  const shown = renderToStaticMarkup(<CreditUsed details={details} figures={figures} />)
  expect(shown).toContain('170 %')
  expect(shown).toContain('width:100%')
  expect(shown).toContain('aria-valuenow="100"')
})
