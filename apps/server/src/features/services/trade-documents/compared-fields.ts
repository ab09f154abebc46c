import { dayText } from '@tradelane/contract/primitives/day-text'
import { isSamePort } from '@tradelane/contract/smart-escrow/port-name'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import { formatMoney, parseMoney, sum } from '@tradelane/money'
import { grouped } from './figures.ts'

export type Comparable = PrefilledFields

type ComparedField = {
  field: string
  label: string
  /** As people read it; null where nothing is said. */
  read(fields: Comparable): string | null
  /** Instead of the same letters. */
  same?(one: string, other: string): boolean
}

const said = (field: keyof Comparable, label: string, read: ComparedField['read']): ComparedField => ({
  ...{ field, label, read },
})
/** The name of a party: addresses are written in many ways. */
const firstLine = (text: string | null) => text?.split('\n')[0]?.trim() || null
const kilograms = (text: string | null) => (text === null ? null : `${grouped(shortest(text))} kg`)
const day = (text: string | null) => (text === null ? null : dayText(text))

/** The date and the number of a document are its own. */
export const comparedFields: readonly ComparedField[] = [
  said('seller', 'Seller', ({ seller }) => firstLine(seller)),
  said('buyer', 'Buyer', ({ buyer }) => firstLine(buyer)),
  said('total', 'Total', totalOf),
  said('net_weight', 'Net weight', ({ net_weight }) => kilograms(net_weight)),
  said('gross_weight', 'Gross weight', ({ gross_weight }) => kilograms(gross_weight)),
  said('packages', 'Packages', ({ packages }) => packages),
  said('incoterm', 'Incoterm', ({ incoterm }) => incoterm),
  said('named_place', 'Named place', ({ named_place }) => named_place),
  {
    ...said('port_of_loading', 'Port or place of loading', ({ port_of_loading }) => port_of_loading),
    same: isSamePort,
  },
  {
    ...said('port_of_discharge', 'Port or place of discharge', ({ port_of_discharge }) => port_of_discharge),
    same: isSamePort,
  },
  said('shipping_date', 'Date of shipment', ({ shipping_date }) => day(shipping_date)),
  said('origin', 'Country of origin', ({ origin }) => origin),
  said('lines', 'Kinds of goods', ({ lines }) => (lines.length === 0 ? null : String(lines.length))),
]

/** Of a trade, which says no total, the sum of its goods where each has an amount. */
function totalOf({ total, currency, lines }: Comparable): string | null {
  const amounts = lines.flatMap(({ amount }) => (amount === null ? [] : parseMoney(amount, currency)))
  if (total === null && (amounts.length === 0 || amounts.length < lines.length)) return null
  return formatMoney(total === null ? sum(currency, amounts) : parseMoney(total, currency))
}

/** Of the first kind of goods, the second and so on, up to the longest list. */
export function lineFields(sides: readonly Comparable[]): ComparedField[] {
  const most = Math.max(...sides.map(({ lines }) => lines.length))
  return Array.from({ length: most }, (_, index) => {
    const of = (name: string, label: string, read: (line: Comparable['lines'][number]) => string | null) => ({
      field: `lines.${index}.${name}`,
      label: `${label} of goods ${index + 1}`,
      read: ({ lines }: Comparable) => (lines[index] ? read(lines[index]) : null),
    })
    return [
      of('hs_code', 'HS code', ({ hs_code }) => hs_code),
      of('quantity', 'Quantity', ({ quantity, unit }) => `${grouped(shortest(quantity))} ${unit}`),
      of('unit_price', 'Unit price', ({ unit_price }) => unit_price && grouped(shortest(unit_price))),
    ]
  }).flat()
}

/** 12.50 as 12.5: one quantity in two ways of writing it. */
const shortest = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
