import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'

/** "200 pcs Ball valves; 20 kg Screws": the goods of a request in one text, cut where it is longer. */
export function goodsText({ goods }: Pick<WireQuoteRequest, 'goods'>, most: number): string {
  const lines = goods.flatMap(({ description, quantity, unit }) =>
    description ? [[quantity, quantity && unit, description].filter(Boolean).join(' ')] : [],
  )
  const text = lines.join('; ')
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

/** The value of the goods as a field takes it, where it is in this currency; else nothing. */
export const valueIn = (
  { total, currency }: Pick<WireQuoteRequest, 'total' | 'currency'>,
  wanted: string,
): string => (currency === wanted && total !== null ? String(total) : '')

/** "Hamburg, DE"; empty where no place was picked. */
export const placeText = (place: WireQuoteRequest['from']): string =>
  place ? `${place.name}, ${place.countryCode}` : ''
