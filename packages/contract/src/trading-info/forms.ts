import { findMoney, isCurrency } from '@tradelane/money'
import { z } from 'zod/mini'
import { identifier, inCapitals } from '../primitives/identifier.ts'
import { optionalLine } from '../primitives/plain-text.ts'
import { line } from '../primitives/values.ts'
import { type TradingField, type tradingAmounts, tradingLabels } from './fields.ts'

const needed = (field: TradingField): string => `${tradingLabels[field]} is required.`
const text = (field: TradingField, max = 200) => line(max, needed(field))

/** At most 3 characters, by the specification. */
const currencyRule = 'Enter the currency by its three letters, for example EUR.'

/** Whole units of the form's currency. */
const amount = (field: TradingField) => {
  const invalid = `${tradingLabels[field]} must be a valid number.`
  return z
    .string(needed(field))
    .check(
      z.trim(),
      z.minLength(1, needed(field)),
      z.regex(/^(0|[1-9]\d*)?$/, invalid),
      z.maxLength(14, invalid),
    )
}
export const tradingInfo = z.strictObject({
  buyer_name: text('buyer_name'),
  buyer_reg_no: identifier(50, needed('buyer_reg_no')),
  buyer_country: z._default(z.string().check(z.trim(), z.regex(/^([A-Z]{2})?$/, 'Select a country')), ''),
  buyer_address: text('buyer_address', 300),
  supplier_name: text('supplier_name'),
  supplier_reg_no: identifier(50, needed('supplier_reg_no')),
  supplier_address: text('supplier_address', 300),
  trading_history: text('trading_history'),
  buyer_trading_history: text('buyer_trading_history'),
  supplier_trading_history: text('supplier_trading_history'),
  underlying_goods: text('underlying_goods', 300),
  turnover_previous_year: amount('turnover_previous_year'),
  turnover_current_year: amount('turnover_current_year'),
  limit_amount: amount('limit_amount'),
  currency: z
    .string(needed('currency'))
    .check(
      inCapitals,
      z.minLength(1, needed('currency')),
      z.maxLength(3, currencyRule),
      z.refine(isCurrency, currencyRule),
    ),
  incoterms: text('incoterms'),
  payment_terms: text('payment_terms'),
  /** The same as a number; '' where a client does not ask for it. */
  payment_days: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^(?:|0|[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])$/, 'Enter the days, from 0 to 365'),
      ),
    '',
  ),
  transaction_tenor: text('transaction_tenor'),
  advance_ratio: text('advance_ratio'),
  expected_shipment_date: z
    .string(needed('expected_shipment_date'))
    .check(
      z.trim(),
      z.minLength(1, needed('expected_shipment_date')),
      z.refine(isDay, 'Enter the date as YYYY-MM-DD.'),
    ),
  expected_shipment_value: amount('expected_shipment_value'),
  contact_person_name: text('contact_person_name', 100),
  contact_persion_email: line(254, needed('contact_persion_email')).check(
    z.email('Please enter a valid email address.'),
  ),
  /** As of a vendor's contact, or ''. */
  contact_persion_phone: optionalLine(30).check(
    z.regex(/^(?:|\+?[\d ()./-]{6,})$/, 'Enter a valid phone number'),
  ),
})
/** The specification asks for the form of a date only; one that is over everywhere is a slip all the same. */
export const shipmentOver = 'The expected shipment date cannot be before today.'

/** The same for the page, where today is the reader's. The server refuses only what is over everywhere. */
export const tradingInfoFrom = (today: string) =>
  z.strictObject({
    ...tradingInfo.shape,
    expected_shipment_date: tradingInfo.shape.expected_shipment_date.check(
      z.refine((day) => !isDay(day) || day >= today, shipmentOver),
    ),
  })
export type TradingInfo = z.output<typeof tradingInfo>

function isDay(value: string): boolean {
  return value >= '1900-01-01' && value <= '2199-12-31' && z.iso.date().safeParse(value).success
}

/** The amount of a field in the form's currency; undefined while one of the two is not valid. */
export const tradingAmount = (form: TradingInfo, field: (typeof tradingAmounts)[number]) =>
  isCurrency(form.currency) ? findMoney(form[field], form.currency) : undefined
