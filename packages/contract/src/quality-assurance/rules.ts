/** The rules of the form that server and browser both check, without the schemas. */

export const inspectionServices = ['supplier_audit', 'quality_assurance', 'loading_inspection'] as const
export type InspectionService = (typeof inspectionServices)[number]

export const serviceNames: Record<InspectionService, string> = {
  supplier_audit: 'Supplier audit',
  quality_assurance: 'Quality assurance',
  loading_inspection: 'Loading inspection',
}

/** There an inspection takes place within 48 hours of its payment, or on the quoted day, if that is later. */
export const nearbyCountries: readonly string[] = ['IN', 'BD', 'NP']

/** Which fields belong to which service: they come with it and go with it. */
export const fieldsOfService = {
  supplier_audit: ['audit_specification', 'audit_days', 'audit_persons'],
  quality_assurance: [
    'qa_consignment_value',
    'qa_days',
    'goods_specifications',
    'quality_specifications_file',
    'lot_size',
    'inspection_level',
    'aql_major',
    'aql_minor',
  ],
  loading_inspection: ['no_of_containers', 'loading_consignment_value'],
} as const satisfies Record<InspectionService, readonly string[]>

/** The AQLs of an order: above 10 they count defects per 100 pieces, and a report counts pieces. */
export const orderAqls = [
  0.01, 0.015, 0.025, 0.04, 0.065, 0.1, 0.15, 0.25, 0.4, 0.65, 1, 1.5, 2.5, 4, 6.5, 10,
] as const
/** Where none is chosen. */
export const usualAqls = { major: 2.5, minor: 4 } as const

export const inspectionLevels = ['I', 'II', 'III', 'S-1', 'S-2', 'S-3', 'S-4'] as const

export const messages = {
  supplier: 'Please select a supplier company',
  blocked: 'Please Add or Edit New Company',
  required: 'Field is required',
  noService: 'Select at least one service',
  containers: 'Enter a Containers quantity',
  consignment: 'Enter a consignment value',
  goods: 'Enter goods specification',
  document: 'Please select a document',
  noLink: 'Document is required',
  lotSize: 'Enter the lot size, from 2 to 10,000,000',
  level: 'Select an inspection level',
  aql: 'Select an AQL of the list',
  draftSaved: 'Successfully saved as draft',
  draftFailed: 'Something went wrong! Please try again.',
  supplierAdded: 'Supplier Added Successfully',
  supplierUpdated: 'Supplier Details Updated Successfully',
  supplierFailed: 'An error occurred. Please try again.',
  supplierName: 'Company Name is required',
  email: 'Invalid email address',
  phone: 'Invalid phone number format',
} as const

export const supplierLimits = {
  company_name: 100,
  company_address: 200,
  company_registration_number: 50,
  contact_person_name: 50,
} as const
/** An optional plus sign, a digit that is not zero, then 1 to 14 digits. */
export const phonePattern = /^\+?[1-9]\d{1,14}$/

/** What an order says, for the check that it is complete: null or empty where it says nothing. */
export type OrderedInspection = Readonly<Record<InspectionService, boolean>> & {
  address_of_inspection: string | null
  audit_specification: string | null
  qa_consignment_value: unknown
  goods_specifications: string | null
  quality_specifications_file: readonly unknown[]
  lot_size: number | null
  inspection_level: string | null
  aql_major: number | null
  aql_minor: number | null
  no_of_containers: number | null
  loading_consignment_value: unknown
}
export type ShownSupplier = {
  company_name: string
  company_registration_number: string
  company_address: string
  contact_person_name: string
  email: string
  phone_number: string
}

/** One message for each field that an order lacks; empty for a complete one. */
export function missingInOrder(
  order: OrderedInspection,
  supplier: ShownSupplier | null,
): Record<string, string> {
  if (!supplier) return { beneficiary_id: messages.supplier }
  const faults: Record<string, string> = {}
  const need = (field: string, value: unknown, message: string = messages.required) => {
    if (value === null || value === undefined || value === '') faults[field] = message
  }
  for (const [field, value] of Object.entries(supplier)) need(field, value)
  need('address_of_inspection', order.address_of_inspection)
  if (!inspectionServices.some((service) => order[service])) faults.supplier_audit = messages.noService
  if (order.supplier_audit) need('audit_specification', order.audit_specification)
  if (order.quality_assurance) {
    need('qa_consignment_value', order.qa_consignment_value)
    need('goods_specifications', order.goods_specifications, messages.goods)
    if (order.quality_specifications_file.length === 0) faults.quality_specifications_file = messages.document
    // The sample follows from both.
    if (order.lot_size !== null) need('inspection_level', order.inspection_level, messages.level)
    if (order.inspection_level !== null || order.aql_major !== null || order.aql_minor !== null)
      need('lot_size', order.lot_size, messages.lotSize)
  }
  if (order.loading_inspection) {
    need('no_of_containers', order.no_of_containers, messages.containers)
    need('loading_consignment_value', order.loading_consignment_value, messages.consignment)
  }
  return faults
}
