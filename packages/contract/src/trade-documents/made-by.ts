import type { MadeType } from './forms.ts'
import { tradeDocumentTypes } from './types.ts'

export type TradeRole = 'buyer' | 'seller'

/** Which side of a trade makes a document in its own name; both may write a shipping instruction: who orders the carriage does. */
export const madeBy: Readonly<Record<MadeType, TradeRole | 'both'>> = {
  proforma_invoice: 'seller',
  commercial_invoice: 'seller',
  packing_list: 'seller',
  shipping_instruction: 'both',
  purchase_order: 'buyer',
}

/** Why a company with this role does not make it; undefined where it may. A trade without a role may be either. */
export function whyNotMade(type: MadeType, role: TradeRole | null): string | undefined {
  const side = madeBy[type]
  if (role === null || side === 'both' || side === role) return undefined
  return `In this trade you are the ${role}. A ${tradeDocumentTypes[type].toLowerCase()} is made by the ${side}. Ask for it.`
}
