import type { MadeType } from '@tradelane/contract/trade-documents/forms'
import { madeBy, type TradeRole, whyNotMade } from '@tradelane/contract/trade-documents/made-by'
import { type TradeDocumentType, tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'

/** Those that are made here. Listed here too, so that the page does not load the rules of the form. */
const made: Readonly<Record<MadeType, true>> = {
  proforma_invoice: true,
  commercial_invoice: true,
  packing_list: true,
  shipping_instruction: true,
  purchase_order: true,
}

export const isMade = (type: TradeDocumentType): type is MadeType => type in made

/** What the other side of the trade makes says so, and cannot be chosen. */
export const madeOptions = (role: TradeRole | null) =>
  (Object.keys(made) as MadeType[]).map((value) => {
    const label = tradeDocumentTypes[value]
    return whyNotMade(value, role) === undefined
      ? { value, label }
      : { value, label: `${label} (made by the ${madeBy[value]})`, isDisabled: true }
  })
