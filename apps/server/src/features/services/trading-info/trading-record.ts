import type { tradingAmounts } from '@tradelane/contract/trading-info/fields'
import { type TradingInfo, tradingAmount } from '@tradelane/contract/trading-info/forms'
import type { Database } from '@tradelane/db'
import { type Currency, decimalText, money } from '@tradelane/money'
import type { Selectable } from 'kysely'
import { recordNumber } from '../../../lifecycle/numbers.ts'

export type TradingRow = Selectable<Database['trading_records']>

export const receiptNumber = ({ number, created_at }: Pick<TradingRow, 'number' | 'created_at'>): string =>
  recordNumber('TI', number, created_at)

/** The form as columns: amounts in the smallest unit of its currency. */
export function columnsOf(form: TradingInfo) {
  const amount = (field: (typeof tradingAmounts)[number]): bigint => {
    const found = tradingAmount(form, field)
    if (!found) throw new Error(`${field} was not checked`)
    return found.amount
  }
  return {
    ...form,
    buyer_country: form.buyer_country || null,
    payment_days: form.payment_days === '' ? null : Number(form.payment_days),
    turnover_previous_year: amount('turnover_previous_year'),
    turnover_current_year: amount('turnover_current_year'),
    limit_amount: amount('limit_amount'),
    expected_shipment_value: amount('expected_shipment_value'),
  }
}

/** The form as it was sent. */
export function formOf(row: TradingRow): TradingInfo {
  const currency = row.currency as Currency
  const whole = (amount: bigint) => decimalText(money(amount, currency)).replace(/\.0+$/, '')
  return {
    buyer_name: row.buyer_name,
    buyer_reg_no: row.buyer_reg_no,
    buyer_country: row.buyer_country ?? '',
    buyer_address: row.buyer_address,
    supplier_name: row.supplier_name,
    supplier_reg_no: row.supplier_reg_no,
    supplier_address: row.supplier_address,
    trading_history: row.trading_history,
    buyer_trading_history: row.buyer_trading_history,
    supplier_trading_history: row.supplier_trading_history,
    underlying_goods: row.underlying_goods,
    turnover_previous_year: whole(row.turnover_previous_year),
    turnover_current_year: whole(row.turnover_current_year),
    limit_amount: whole(row.limit_amount),
    currency,
    incoterms: row.incoterms,
    payment_terms: row.payment_terms,
    payment_days: row.payment_days === null ? '' : String(row.payment_days),
    transaction_tenor: row.transaction_tenor,
    advance_ratio: row.advance_ratio,
    expected_shipment_date: row.expected_shipment_date,
    expected_shipment_value: whole(row.expected_shipment_value),
    contact_person_name: row.contact_person_name,
    contact_persion_email: row.contact_persion_email,
    contact_persion_phone: row.contact_persion_phone,
  }
}
