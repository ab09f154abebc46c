import { type FreightWire, freight } from '@tradelane/contract/logistics/freight'
import { findDraft, keepDraft } from '../../../../lib/drafts/drafts.ts'

/** A copy for this browser. The server has the offer itself. */
export const keepQuote = (quote: FreightWire): void => keepDraft('freight-offer', '', quote)

export function findKeptQuote(): FreightWire | undefined {
  const kept = findDraft<FreightWire>('freight-offer', '')
  return freight.safeParse(kept).success ? kept : undefined
}
