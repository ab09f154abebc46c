import type { WirePartner } from '@tradelane/contract/partners/calls'
import { missingInOrder, type ShownSupplier } from '@tradelane/contract/quality-assurance/rules'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { EstimateBody, InspectionDetail, OrderBody } from '../parts/inspection-queries.ts'
import type { SpecificationFile } from '../parts/specification-files.tsx'

/** As it is typed: figures are text. */
export type OrderValues = ShownSupplier & {
  /** The saved draft; empty until it is saved. */
  quality_assurance_id: string
  logistics_id: string
  beneficiary_id: string
  address_of_inspection: string
  inspection_country: string
  supplier_audit: boolean
  quality_assurance: boolean
  loading_inspection: boolean
  audit_specification: string
  audit_days: string
  audit_persons: string
  qa_consignment_value: string
  qa_days: string
  goods_specifications: string
  quality_specifications_file: SpecificationFile[]
  lot_size: string
  inspection_level: string
  aql_major: string
  aql_minor: string
  no_of_containers: string
  loading_consignment_value: string
}

const noSupplier: ShownSupplier = {
  company_name: '',
  company_registration_number: '',
  company_address: '',
  contact_person_name: '',
  email: '',
  phone_number: '',
}

export const emptyOrder: OrderValues = {
  ...noSupplier,
  quality_assurance_id: '',
  logistics_id: '',
  beneficiary_id: '',
  address_of_inspection: '',
  inspection_country: '',
  supplier_audit: false,
  quality_assurance: false,
  loading_inspection: false,
  audit_specification: '',
  audit_days: '1',
  audit_persons: '1',
  qa_consignment_value: '',
  qa_days: '1',
  goods_specifications: '',
  quality_specifications_file: [],
  lot_size: '',
  inspection_level: '',
  aql_major: '',
  aql_minor: '',
  no_of_containers: '',
  loading_consignment_value: '',
}

/** The supplier's own data, as the list of companies has it. */
export const supplierData = (supplier: Pick<WirePartner, keyof ShownSupplier>): ShownSupplier => ({
  company_name: supplier.company_name,
  company_registration_number: supplier.company_registration_number,
  company_address: supplier.company_address,
  contact_person_name: supplier.contact_person_name,
  email: supplier.email,
  phone_number: supplier.phone_number,
})

/** One message for each field that is missing, by the rules that the server has too. */
export const faultsOf = (values: OrderValues): Record<string, string> =>
  missingInOrder(
    {
      ...values,
      qa_consignment_value: numberOf(values.qa_consignment_value),
      loading_consignment_value: numberOf(values.loading_consignment_value),
      no_of_containers: numberOf(values.no_of_containers),
      lot_size: numberOf(values.lot_size),
      inspection_level: values.inspection_level || null,
      aql_major: numberOf(values.aql_major),
      aql_minor: numberOf(values.aql_minor),
      address_of_inspection: values.address_of_inspection.trim(),
      audit_specification: values.audit_specification.trim(),
      goods_specifications: values.goods_specifications.trim(),
    },
    values.beneficiary_id === '' ? null : supplierData(values),
  )

/** Each error has a type: by it the draft knows which fields to validate again as they are changed. */
export const orderResolver: Resolver<OrderValues> = (values) => {
  const errors = Object.fromEntries(
    Object.entries(faultsOf(values)).map(([field, message]) => [field, { type: 'rule', message }]),
  ) as FieldErrors<OrderValues>
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

/** What is sent: nothing of a service that is not chosen. */
export function bodyOf(values: OrderValues): OrderBody {
  const { supplier_audit, quality_assurance, loading_inspection } = values
  return {
    beneficiary_id: values.beneficiary_id || null,
    logistics_id: values.logistics_id || null,
    address_of_inspection: values.address_of_inspection,
    inspection_country: values.inspection_country || null,
    ...{ supplier_audit, quality_assurance, loading_inspection },
    ...(supplier_audit && {
      audit_specification: values.audit_specification,
      audit_days: numberOf(values.audit_days),
      audit_persons: numberOf(values.audit_persons),
    }),
    ...(quality_assurance && {
      qa_consignment_value: numberOf(values.qa_consignment_value),
      qa_days: numberOf(values.qa_days),
      goods_specifications: values.goods_specifications,
      quality_specifications_file: values.quality_specifications_file.map(({ url }) => ({ url })),
      lot_size: numberOf(values.lot_size),
      inspection_level: (values.inspection_level || null) as OrderBody['inspection_level'],
      aql_major: numberOf(values.aql_major) as OrderBody['aql_major'],
      aql_minor: numberOf(values.aql_minor) as OrderBody['aql_minor'],
    }),
    ...(loading_inspection && {
      no_of_containers: numberOf(values.no_of_containers),
      loading_consignment_value: numberOf(values.loading_consignment_value),
    }),
  }
}

/** What an estimate is asked for with; undefined while no service is chosen. */
export function estimateBodyOf(values: OrderValues): EstimateBody | undefined {
  const { supplier_audit, quality_assurance, loading_inspection } = values
  if (!supplier_audit && !quality_assurance && !loading_inspection) return undefined
  return {
    ...{ supplier_audit, quality_assurance, loading_inspection },
    audit_days: numberOf(values.audit_days),
    audit_persons: numberOf(values.audit_persons),
    qa_consignment_value: numberOf(values.qa_consignment_value),
    qa_days: numberOf(values.qa_days),
    no_of_containers: numberOf(values.no_of_containers),
    loading_consignment_value: numberOf(values.loading_consignment_value),
  }
}

/** A stored draft, to be continued. */
export function valuesOf({ quality_assurance_data: saved, beneficiary_data }: InspectionDetail): OrderValues {
  const text = (value: string | number | null, otherwise = '') => (value === null ? otherwise : String(value))
  return {
    ...(beneficiary_data ? supplierData(beneficiary_data) : noSupplier),
    quality_assurance_id: saved.quality_assurance_id,
    logistics_id: text(saved.logistics_id),
    beneficiary_id: text(saved.beneficiary_id),
    address_of_inspection: text(saved.address_of_inspection),
    inspection_country: text(saved.inspection_country),
    supplier_audit: saved.supplier_audit === 1,
    quality_assurance: saved.quality_assurance === 1,
    loading_inspection: saved.loading_inspection === 1,
    audit_specification: text(saved.audit_specification),
    audit_days: text(saved.audit_days, '1'),
    audit_persons: text(saved.audit_persons, '1'),
    qa_consignment_value: text(saved.qa_consignment_value),
    qa_days: text(saved.qa_days, '1'),
    goods_specifications: text(saved.goods_specifications),
    quality_specifications_file: saved.quality_specifications_file,
    lot_size: text(saved.lot_size),
    inspection_level: text(saved.inspection_level),
    aql_major: text(saved.aql_major),
    aql_minor: text(saved.aql_minor),
    no_of_containers: text(saved.no_of_containers),
    loading_consignment_value: text(saved.loading_consignment_value),
  }
}

/** A number of a field; null while it is empty or zero. */
const numberOf = (text: string): number | null => (Number(text) > 0 ? Number(text) : null)
