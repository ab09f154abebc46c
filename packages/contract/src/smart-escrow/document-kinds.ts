/** The kinds of documents that a seller presents. */
export const documentKinds = {
  commercial_invoice: 'Commercial invoice',
  transport_document: 'Transport document (bill of lading, waybill, CMR)',
  packing_list: 'Packing list',
  certificate_of_origin: 'Certificate of origin',
  insurance_certificate: 'Insurance certificate',
  inspection_certificate: 'Inspection certificate',
  other: 'Other document',
} as const
export type DocumentKind = keyof typeof documentKinds
export const documentKindNames = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]]

/** Of one document: more corrections than an honest seller needs. */
export const mostPresentations = 20
/** Differences that an examiner adds to one notice. */
export const mostTypedDifferences = 20
/** Where the parties agreed on no days of inspection. */
export const defaultInspectionDays = 10
export const mostInspectionDays = 30
