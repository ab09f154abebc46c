import { valueOfLine } from '@tradelane/contract/quote-requests/value-of-goods'
import { type DocumentFields, isPriced, type MadeType } from '@tradelane/contract/trade-documents/forms'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import { neededOf } from '@tradelane/contract/trade-documents/lacks'
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
import { checkCharges, checkMeasures } from './check-weights.ts'
import { lineSaysNothing } from './empty-fields.ts'
import { type Faults, grouped, trimmed } from './figures.ts'

/**
 * What the document says: what was typed, else what the trade says, with the amounts calculated. Refuses, at each field, what a document
 * of this type cannot be without, and where the arithmetic does not hold: quantity by price, the sum, charges, weights.
 */
export function checkedFields(
  type: MadeType,
  given: DocumentFields,
  prefilled: PrefilledFields,
): PrefilledFields {
  const currency = given.currency ?? prefilled.currency
  const lines =
    given.lines?.map((line) => ({ ...lineSaysNothing, ...withoutMissing(line) })) ?? prefilled.lines
  const { lines: _, currency: __, ...typed } = given
  const fields = { ...prefilled, ...withoutMissing(typed), currency, lines }
  const faults: Faults = {}
  for (const { field, why } of neededOf(type, fields)) faults[`fields.${field}`] = why
  if (lines.length === 0) faults['fields.lines'] = 'Enter at least one kind of goods'
  const checked = lines.map((line, index) =>
    checkedLine(type, fields.currency, { line, at: `fields.lines.${index}` }, faults),
  )
  const amounts = checked.flatMap(({ money }) => money ?? [])
  const isWhole = amounts.length === lines.length && lines.length > 0
  const total = isWhole ? sum(fields.currency, amounts) : undefined
  if (total) checkAmount(given.total, total, { at: 'fields.total', what: 'The amounts add up to' }, faults)
  checkCharges(fields, total, faults)
  checkMeasures(fields, faults)
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
const withoutMissing = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

type Line = PrefilledFields['lines'][number]

function checkedLine(
  type: MadeType,
  currency: Currency,
  { line, at }: { line: Line; at: string },
  faults: Faults,
): { line: Line; money?: Money | undefined } {
  const { quantity, unit_price, amount } = line
  if (!isPriced(type)) return { line: { ...line, unit_price: null, amount: null } }
  if (unit_price === null) faults[`${at}.unit_price`] = 'Enter a price'
  const value = valueOfLine({ quantity, unit_price }, currency)
  if (!value) return { line: { ...line, amount: null } }
  const what = `${grouped(quantity)} × ${grouped(unit_price ?? '')} is`
  checkAmount(amount, value, { at: `${at}.amount`, what }, faults)
  return { line: { ...line, amount: decimalText(value) }, money: value }
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
