import { millionths, valueOfLine } from '@tradelane/contract/quote-requests/value-of-goods'
import { type DocumentFields, isPriced, type MadeType } from '@tradelane/contract/trade-documents/forms'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import {
  type Currency,
  compare,
  decimalText,
  findMoney,
  formatMoney,
  type Money,
  sum,
} from '@tradelane/money'
import { refuseFields } from '../../../refusal.ts'
import { checkHsCode } from '../../world/hs-codes/index.ts'

type Faults = Record<string, string>

/**
 * What the document says: what was typed, else what the trade says, with the amounts calculated. Refuses, at each field, what is missing and
 * where the arithmetic does not hold: quantity by price, the sum, net above gross.
 */
export function checkedFields(
  type: MadeType,
  given: DocumentFields,
  prefilled: PrefilledFields,
): PrefilledFields {
  const fields = { ...prefilled, ...withoutMissing(given), currency: given.currency ?? prefilled.currency }
  const lines = given.lines ?? prefilled.lines
  const faults: Faults = {}
  if (lines.length === 0) faults['fields.lines'] = 'Enter at least one kind of goods'
  const checked = lines.map((line, index) =>
    checkedLine(type, fields.currency, { line, at: `fields.lines.${index}` }, faults),
  )
  const amounts = checked.flatMap(({ money }) => money ?? [])
  const isWhole = amounts.length === lines.length && lines.length > 0
  const total = isWhole ? sum(fields.currency, amounts) : undefined
  if (total) checkAmount(given.total, total, { at: 'fields.total', what: 'The amounts add up to' }, faults)
  checkWeights(fields, faults)
  lines.forEach(({ hs_code }, index) => {
    if (hs_code && checkHsCode(hs_code.slice(0, 6)).state === 'impossible')
      faults[`fields.lines.${index}.hs_code`] = 'This HS code does not exist'
  })
  if (Object.keys(faults).length > 0) refuseFields(faults)
  return {
    ...fields,
    lines: checked.map(({ line }) => line),
    total: total ? decimalText(total) : null,
  }
}

/** A field that was left out keeps what the trade says; null empties it. */
const withoutMissing = ({ lines: _, currency: __, ...given }: DocumentFields) =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<PrefilledFields>

type GivenLine = NonNullable<DocumentFields['lines']>[number]
type Line = PrefilledFields['lines'][number]

function checkedLine(
  type: MadeType,
  currency: Currency,
  { line, at }: { line: GivenLine; at: string },
  faults: Faults,
): { line: Line; money?: Money | undefined } {
  const { description, quantity, unit, hs_code = null, unit_price = null, amount } = line
  const goods = { description, hs_code, quantity, unit }
  if (!isPriced(type)) return { line: { ...goods, unit_price: null, amount: null } }
  if (unit_price === null) faults[`${at}.unit_price`] = 'Enter a price'
  const value = valueOfLine({ quantity, unit_price }, currency)
  if (!value) return { line: { ...goods, unit_price, amount: null } }
  const what = `${grouped(quantity)} × ${grouped(unit_price ?? '')} is`
  checkAmount(amount, value, { at: `${at}.amount`, what }, faults)
  return { line: { ...goods, unit_price, amount: decimalText(value) }, money: value }
}

/** To the cent, by the currency's exponent. Larger ones than are printed and compared exactly are refused. */
function checkAmount(
  given: string | null | undefined,
  right: Money,
  { at, what }: { at: string; what: string },
  faults: Faults,
): void {
  if (!findMoney(decimalText(right), right.currency)) faults[at] = 'This amount is too large'
  else if (given !== null && given !== undefined) compareAmounts(given, right, { at, what }, faults)
}

function compareAmounts(
  given: string,
  right: Money,
  { at, what }: { at: string; what: string },
  faults: Faults,
): void {
  const money = findMoney(trimmed(given), right.currency)
  if (!money) faults[at] = `Enter an amount of ${right.currency}`
  else if (compare(money, right) !== 0)
    faults[at] = `${what} ${formatMoney(right)}, not ${formatMoney(money)}`
}

function checkWeights({ net_weight: net, gross_weight: gross }: PrefilledFields, faults: Faults): void {
  if (net === null || gross === null || millionths(net) <= millionths(gross)) return
  faults['fields.net_weight'] =
    `The net weight of ${grouped(net)} kg is more than the gross weight of ${grouped(gross)} kg`
}

/** 12.50 and 12.5 are one amount; zeros behind the last decimal of a currency are none too many. */
const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** 12000.5 as 12,000.5. */
export function grouped(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}
