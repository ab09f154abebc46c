/** What a paper of a trade is, by its type. */
export const tradeDocumentTypes = {
  commercial_invoice: 'Commercial invoice',
  proforma_invoice: 'Proforma invoice',
  packing_list: 'Packing list',
  shipping_instruction: 'Shipping instruction',
  purchase_order: 'Purchase order',
  bill_of_lading: 'Bill of lading',
  insurance_certificate: 'Insurance certificate',
  certificate_of_origin: 'Certificate of origin',
  other: 'Other document',
} as const
export type TradeDocumentType = keyof typeof tradeDocumentTypes
export const tradeDocumentTypeCodes = Object.keys(tradeDocumentTypes) as [
  TradeDocumentType,
  ...TradeDocumentType[],
]

export const mostTradeDocuments = 500
