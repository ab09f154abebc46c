import { countryName } from '@tradelane/contract/lists/bank-countries'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { isSamePort } from '@tradelane/contract/smart-escrow/port-name'
import { freightTerms } from '@tradelane/contract/trade-documents/forms'
import { formatMoney, parseMoney, sum } from '@tradelane/money'
import { alignLines, isSameCode, isSameCodes } from './align-lines.ts'
import type { Comparable } from './comparable.ts'
import { grouped, trimmed } from './figures.ts'
import {
  countryOfAddress,
  isSame,
  isSameConsignee,
  isSameCount,
  isSameCountry,
  isSameGoods,
  isSameMarks,
  isSameName,
  isSameTerms,
} from './same-meaning.ts'
import { quantityOf } from './units.ts'

type ComparedField = {
  field: string
  label: string
  /** As people read it; null where nothing is said. */
  read(fields: Comparable): string | null
  /** Whether two of them mean the same. */
  same(one: string, other: string): boolean
}

const said = (
  field: string,
  label: string,
  read: ComparedField['read'],
  same: ComparedField['same'] = isSame,
): ComparedField => ({ field, label, read, same })
/** The name of a party: addresses are written in many ways. */
const firstLine = (text: string | null) => text?.split('\n')[0]?.trim() || null
/** Names, ports and countries in an address: those must not conflict (UCP 600, 14j). */
const countryIn = (text: string | null): string | null => {
  const code = text === null ? undefined : countryOfAddress(text)
  return code === undefined ? null : countryName(code)
}
const measured = (unit: string, text: string | null) =>
  text === null ? null : `${grouped(trimmed(text))} ${unit}`
const day = (text: string | null) => (text === null ? null : dayText(text))
const originOf = ({ origin, lines }: Comparable): string | null =>
  origin ?? ([...new Set(lines.flatMap((line) => line.origin ?? []))].join(', ') || null)

/** The date and the number of a document are its own. */
export const comparedFields: readonly ComparedField[] = [
  said('seller', 'Seller', ({ seller }) => firstLine(seller), isSameName),
  said('seller_country', 'Country of the seller', ({ seller }) => countryIn(seller)),
  said('buyer', 'Buyer', ({ buyer }) => firstLine(buyer), isSameName),
  said('buyer_country', 'Country of the buyer', ({ buyer }) => countryIn(buyer)),
  said('consignee', 'Consignee', ({ consignee }) => firstLine(consignee), isSameConsignee),
  said('notify', 'Notify party', ({ notify }) => firstLine(notify), isSameName),
  said('goods', 'Goods', ({ goods }) => goods, isSameGoods),
  said('hs_codes', 'HS codes', (fields) => fields.hs_codes, isSameCodes),
  said('pieces', 'Pieces', ({ pieces }) => pieces && grouped(pieces)),
  said('total', 'Total', totalOf),
  said('net_weight', 'Net weight', ({ net_weight }) => measured('kg', net_weight)),
  said('gross_weight', 'Gross weight', ({ gross_weight }) => measured('kg', gross_weight)),
  said('volume', 'Measurement', ({ volume }) => measured('m³', volume)),
  said('packages', 'Packages', ({ packages }) => packages, isSameCount),
  said('marks', 'Marks', ({ marks }) => marks, isSameMarks),
  said('order_number', 'Order or contract number', (fields) => fields.order_number),
  said('credit_number', 'Letter of credit', ({ credit_number }) => credit_number, isSameMarks),
  said('incoterm', 'Incoterm', ({ incoterm }) => incoterm),
  said('named_place', 'Named place', ({ named_place }) => named_place, isSamePort),
  said('freight_terms', 'Freight', (fields) => fields.freight_terms && freightTerms[fields.freight_terms]),
  said('port_of_loading', 'Port or place of loading', (fields) => fields.port_of_loading, isSamePort),
  said('port_of_discharge', 'Port or place of discharge', (fields) => fields.port_of_discharge, isSamePort),
  said('transport', 'Means of transport', ({ transport }) => transport, isSameMarks),
  said('shipping_date', 'Date of shipment', ({ shipping_date }) => day(shipping_date)),
  said('origin', 'Country of origin', originOf, isSameCountry),
  said('destination', 'Country of destination', ({ destination }) => destination, isSameCountry),
  said('payment_terms', 'Terms of payment', ({ payment_terms }) => payment_terms, isSameTerms),
  said('lines', 'Kinds of goods', ({ lines }) => (lines.length === 0 ? null : String(lines.length))),
]

/** Of a trade, which says no total, the sum of its goods where each has an amount. */
export function totalOf({ total, currency, lines }: Comparable): string | null {
  const amounts = lines.flatMap(({ amount }) => (amount === null ? [] : parseMoney(amount, currency)))
  if (total === null && (amounts.length === 0 || amounts.length < lines.length)) return null
  return formatMoney(total === null ? sum(currency, amounts) : parseMoney(total, currency))
}

/** Of the first kind of goods, the second and so on, up to the longest list. Each list is put into the order of the first. */
export function lineFields(sides: readonly Comparable[]): ComparedField[] {
  const lists = alignLines(sides.map(({ lines }) => lines))
  const lineOf = new Map(sides.map((fields, index) => [fields, lists[index] ?? []]))
  const most = Math.max(...lists.map((lines) => lines.length))
  return Array.from({ length: most }, (_, index) => {
    const of = (
      name: string,
      label: string,
      read: (line: Comparable['lines'][number]) => string | null,
      same = isSame,
    ) =>
      said(
        `lines.${index}.${name}`,
        `${label} of goods ${index + 1}`,
        (fields) => {
          const line = lineOf.get(fields)?.[index]
          return line ? read(line) : null
        },
        same,
      )
    return [
      of('description', 'Description', ({ description }) => description, isSameGoods),
      of('hs_code', 'HS code', ({ hs_code }) => hs_code, isSameCode),
      of('quantity', 'Quantity', ({ quantity, unit }) => quantityOf(quantity, unit)),
      of('unit_price', 'Unit price', ({ unit_price }) => unit_price && grouped(trimmed(unit_price))),
    ]
  }).flat()
}
