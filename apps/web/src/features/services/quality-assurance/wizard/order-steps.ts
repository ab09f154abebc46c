import type { FormStep } from '../../../../lib/wizard/steps.ts'

const fields = [
  'beneficiary_id',
  'company_name',
  'company_registration_number',
  'company_address',
  'contact_person_name',
  'email',
  'phone_number',
  'address_of_inspection',
  'supplier_audit',
  'quality_assurance',
  'loading_inspection',
  'audit_specification',
  'audit_days',
  'audit_persons',
  'qa_consignment_value',
  'qa_days',
  'goods_specifications',
  'quality_specifications_file',
  'lot_size',
  'inspection_level',
  'no_of_containers',
  'loading_consignment_value',
]

/** In their order; the summary has an address of its own. */
export const steps: FormStep[] = [
  { title: 'Initiate', path: '/quality-assurance', name: 'initiate', fields: [] },
  { title: 'Quality Assurance', path: '/quality-assurance', name: 'details', fields },
  { title: 'Summary', path: '/quality-assurance/summary', fields: [] },
]

export const [initiateStep, detailsStep, summaryStep] = [0, 1, 2]
