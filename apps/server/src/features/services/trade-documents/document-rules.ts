import { dayText } from '@tradelane/contract/primitives/day-text'
import { kindOfTitle } from '@tradelane/contract/smart-escrow/kind-of-title'
import type { Difference } from '@tradelane/contract/trade-documents/compare-calls'
import { compare, formatMoney, parseMoney, percentOf } from '@tradelane/money'
import type { Side } from './comparable.ts'
import { totalOf } from './compared-fields.ts'

/** Of CIF or CIP, where a credit says nothing else (UCP 600, 28f ii; Incoterms 2020, A5). */
const leastCover = { numerator: 110n, denominator: 100n }

/** What must fit without being the same: the sum and the day of an insurance, and the day of an invoice. */
export function ruleDifferences(sides: readonly Side[]): Difference[] {
  return sides.flatMap((side) => {
    if (side.type === 'insurance_certificate') return [...coverOf(side, sides), ...coverDayOf(side, sides)]
    return side.type === 'commercial_invoice' ? invoiceDayOf(side, sides) : []
  })
}

const place = ({ document_id, title, is_guess }: Side, value: string): Difference['left'] => ({
  ...{ document_id, title, is_guess, value },
})

/** At least 110 % of the price under CIF and CIP, in its currency. Under other terms neither owes the other insurance. */
function coverOf(side: Side, sides: readonly Side[]): Difference[] {
  const { insured, currency } = side.fields
  const term = sides.find(({ fields }) => fields.incoterm !== null)?.fields.incoterm
  const priced = (one: Side) => one.type !== 'insurance_certificate' && totalOf(one.fields) !== null
  const price = sides.find((one) => one.type === 'commercial_invoice' && priced(one)) ?? sides.find(priced)
  if (insured === null || !price || (term !== 'CIF' && term !== 'CIP')) return []
  const total = price.fields.total ?? totalOf(price.fields)?.replace(/[^\d.]/g, '') ?? '0'
  const whole = parseMoney(total, price.fields.currency)
  const least = percentOf(whole, leastCover, 'half-up')
  const cover = parseMoney(insured, currency)
  if (cover.currency === least.currency && compare(cover, least) >= 0) return []
  return [
    {
      ...{ field: 'insured', label: 'Insured sum: at least 110 % of the price' },
      left: place(price, `${formatMoney(least)}, 110 % of ${formatMoney(whole)}`),
      right: place(side, formatMoney(cover)),
    },
  ]
}

const isTransport = ({ type, title }: Side): boolean =>
  type === 'bill_of_lading' || (type === 'other' && kindOfTitle(title) === 'transport_document')

/** Those that say when the goods were shipped. The day of the trade is a plan, also where another paper repeats it: the day on board may differ from it. */
export function withoutPlans(sides: readonly Side[]): Side[] {
  const planned = sides.find(({ type }) => type === null)?.fields.shipping_date
  const isPlan = ({ type, fields }: Side) =>
    type === null || type === 'shipping_instruction' || fields.shipping_date === planned
  return sides.filter((side) => isTransport(side) || !isPlan(side))
}

type Shipment = { day: string; left: Difference['left']; label: string }

/** When the goods were shipped, by a transport document. Where there is none, when another place plans it. */
function shipmentOf(side: Side, sides: readonly Side[]): Shipment | undefined {
  const dated = sides.filter((one) => one !== side && one.fields.shipping_date !== null)
  const shipped = dated.find(isTransport)
  const found = shipped ?? dated[0]
  const day = found?.fields.shipping_date
  if (!found || !day) return
  return shipped
    ? { day, left: place(found, `Shipped ${dayText(day)}`), label: 'the shipment' }
    : { day, left: place(found, `Planned for ${dayText(day)}`), label: 'the planned shipment' }
}

/** No later than the shipment, unless the cover is good from then (UCP 600, 28e). */
function coverDayOf(side: Side, sides: readonly Side[]): Difference[] {
  const { date, effective_from: from } = side.fields
  const shipment = shipmentOf(side, sides)
  if (!shipment || date === null || date <= shipment.day) return []
  if (from !== null && from <= shipment.day) return []
  const { left, label } = shipment
  const right = place(side, `Dated ${dayText(date)}`)
  return [{ field: 'insurance_date', label: `Insurance after ${label}`, left, right }]
}

/** Banks take an invoice of after the shipment; who buys and who finances asks why. */
function invoiceDayOf(side: Side, sides: readonly Side[]): Difference[] {
  const { date } = side.fields
  const shipment = shipmentOf(side, sides)
  if (!shipment || date === null || date <= shipment.day) return []
  const { left, label } = shipment
  const right = place(side, `Dated ${dayText(date)}`)
  return [{ field: 'invoice_date', label: `Invoice after ${label}`, left, right }]
}
