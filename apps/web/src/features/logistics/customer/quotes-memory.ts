import { type FreightWire, freight } from '@tradelane/contract/logistics/freight'

const place = 'quote-details'

/** A copy for this browser; the quote itself is the server's. */
export function keepQuote(quote: FreightWire): void {
  try {
    localStorage.setItem(place, JSON.stringify(quote))
  } catch {
    // No room, or storage switched off: the address names the quote all the same.
  }
}

export function findKeptQuote(): FreightWire | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return freight.safeParse(kept).success ? (kept as FreightWire) : undefined
  } catch {
    return undefined
  }
}
