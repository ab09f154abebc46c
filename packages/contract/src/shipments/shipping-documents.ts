/** What either side may put with a booking. */
export const shippingDocuments = {
  commercial_invoice: 'Commercial invoice',
  packing_list: 'Packing list',
  bill_of_lading: 'Bill of lading or waybill',
  certificate_of_origin: 'Certificate of origin',
  customs_declaration: 'Customs declaration',
  dangerous_goods_declaration: 'Dangerous goods declaration',
  insurance_certificate: 'Insurance certificate',
  other: 'Other document',
} as const
export type ShippingDocument = keyof typeof shippingDocuments
export const shippingDocumentKinds = Object.keys(shippingDocuments) as [
  ShippingDocument,
  ...ShippingDocument[],
]
