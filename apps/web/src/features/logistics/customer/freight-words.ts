import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { formatAmount, type WireAmount } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { formatKg } from '../../../lib/format/format-number.ts'
import { containerLabels } from './cargo-choices.ts'
import type { CargoSearchBody } from './cargo-search-of.ts'

export const modeNames: Record<FreightWire['mode'], string> = {
  FCL: 'Full container by sea',
  LCL: 'Part load by sea',
  BULK: 'Bulk by sea',
  AIR: 'Air freight',
  FTL: 'Full truck',
  LTL: 'Part load by road',
  RAIL_FCL: 'Full container by rail',
}

/** "$2,140.50", as the specification writes the fees of a list. */
export const dollars = (amount: WireAmount): string => `$${formatAmount(amount, 'USD').replace(' USD', '')}`

/** "5 hours" for a truck under way for less than a day, else "3 days". */
export const legTime = ({ hours, days }: Pick<FreightWire['legs'][number], 'hours' | 'days'>): string =>
  hours ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : daysText(days)

/** When the goods are at the door: "8 Jan 2027", the offer's days after the loading. */
export const arrivalText = ({ shipping_date, days }: Pick<FreightWire, 'shipping_date' | 'days'>): string =>
  formatDay(new Date(Date.parse(shipping_date) + days * 86_400_000).toISOString().slice(0, 10))

export const daysText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`

/** "Hamburg" of "Hamburg, DE". */
export const cityName = (text: string): string => text.replace(/,\s*[A-Z]{2}$/, '')

/** "1 × 40 ft standard"; nothing for a load that is not counted. */
export function loadText(
  container: string | null | undefined,
  quantity: number,
  mode?: FreightWire['mode'],
): string {
  if (container) {
    const label =
      container in containerLabels ? containerLabels[container as keyof typeof containerLabels] : container
    return `${quantity} × ${label.replace(/^\w+ – /, '')}`
  }
  return mode === 'FTL' ? `${quantity} × full truck` : ''
}

export function searchText({ container_size, quantity, weight }: CargoSearchBody): string {
  return [loadText(container_size, Number(quantity ?? 1)), formatKg(Number(weight))]
    .filter(Boolean)
    .join(' · ')
}
