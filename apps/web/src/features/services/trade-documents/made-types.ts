import type { MadeType } from '@tradelane/contract/trade-documents/forms'
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

export const madeOptions = (Object.keys(made) as MadeType[]).map((value) => ({
  value,
  label: tradeDocumentTypes[value],
}))
