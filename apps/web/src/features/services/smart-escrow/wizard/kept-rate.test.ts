import { expect, test } from 'vitest'
import { costOf, type DetailValues, detailFaults, valuesOf } from './details-values.ts'
import { isSavedAmount, judgedBy } from './kept-rate.ts'

const page = (saved: object, kept_basis_points: number | null = 200) =>
  ({ smart_escrow: { amount_sent_currency: 'USD', ...saved }, kept_basis_points }) as never
const values = (typed: Partial<DetailValues>): DetailValues => ({ ...valuesOf(undefined), ...typed })
const inForce = { currency: 'USD', isFull: false, basisPoints: 300 } as const

test('a draft’s fee is not calculated again while amount sent and fee are as saved', () => {
  const saved = { amount_sent_currency: 'USD', amount_sent: 8000, fees: 160 } as never
  const isSaved = (amount_sent: string, fees: string) => isSavedAmount({ amount_sent, fees }, saved, 'USD')
  expect([isSaved('8000', '160'), isSaved('8000.00', '160.00')]).toEqual([true, true])
  expect([isSaved('8000', '240.00'), isSaved('8001', '160'), isSaved('', '')]).toEqual([false, false, false])
  const amounts = { amount_sent: '8000', fees: '160' }
  expect([isSavedAmount(amounts, saved, 'EUR'), isSavedAmount(amounts, undefined, 'USD')]).toEqual([
    false,
    false,
  ])
})

test('the simple form is judged by the kept rate while its amount stays, else by the one in force', () => {
  const draft = page({ amount_sent: 100, fees: 2 })
  const rate = (typed: Partial<DetailValues>, of = draft) => judgedBy(values(typed), of, inForce)
  expect([rate({ amount_sent: '100', fees: '2.00' }), rate({ amount_sent: '101', fees: '3.03' })]).toEqual([
    200, 300,
  ])
  expect(judgedBy(values({}), undefined, inForce)).toBe(300)
  const now = { amount_sent: 100, fees: 2 }
  expect(rate({ amount_sent: '100', fees: '2' }, page(now, null))).toBe(300)
})

test('the trade-finance form is so while price and payer stay: its limits and what it takes follow that rate', () => {
  const trade = { ...inForce, isFull: true, beneficiary_id: '', beneficiary_account_id: '', basisPoints: 5 }
  const draft = page({ transation_amount: 100, transaction_pi_currency: 'USD', fees_payed_by: 'Sender' })
  const seen = (typed: Partial<DetailValues>) => {
    const form = values({ transation_amount: '100', fees_payed_by: 'Sender', ...typed })
    const priced = { ...trade, basisPoints: judgedBy(form, draft, trade) }
    return [costOf(form, priced), detailFaults(form, priced, 'sent').transation_amount]
  }
  expect(seen({})).toEqual(['102.04', undefined])
  const tooLow = (least: string) => `Enter a minimum amount: ${least} USD. The fee is at least 1.00 USD.`
  expect(seen({ transation_amount: '101' })).toEqual(['101.05', tooLow('1,989.01')])
  expect(seen({ fees_payed_by: 'Beneficiary' })).toEqual(['100.00', tooLow('1,990.00')])
})
