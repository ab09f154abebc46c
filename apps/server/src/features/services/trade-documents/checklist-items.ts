import type { ChecklistItem } from '@tradelane/contract/trade-documents/calls'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'

export type Item = Omit<ChecklistItem, 'state' | 'title'> & {
  title?: string
  named?: (text: string) => boolean
}
export type Side = 'seller' | 'buyer'
export type Who = (side: Side) => string

/** Behind the reason, where the seller is paid against it. */
export const paidAgainst = (isAsked: boolean): string =>
  isAsked ? ' The escrow is released against it.' : ''

export const required = (type: TradeDocumentType, why: string, who: string): Item => ({
  type,
  required: true,
  why,
  who,
})
