import type { InspectionService } from './rules.ts'

type Point = { code: string; label: string }

/** What an inspector checks, by the services that were ordered. */
export const checklist = {
  quality_assurance: [
    { code: 'goods_as_ordered', label: 'The goods match the ordered specification' },
    { code: 'workmanship', label: 'Workmanship and appearance' },
    { code: 'function', label: 'Function test' },
    { code: 'labels', label: 'Labels, marks and barcodes' },
    { code: 'packaging', label: 'Packaging and strength of the cartons' },
  ],
  loading_inspection: [
    { code: 'container_clean', label: 'The container is clean, dry, without odor and without holes' },
    { code: 'container_doors', label: 'The doors close, and the seal is intact' },
    { code: 'cartons', label: 'The cartons are undamaged and marked' },
    { code: 'loaded_count', label: 'The loaded count equals the packing list' },
    { code: 'stowage', label: 'The goods are stowed and secured' },
  ],
  supplier_audit: [
    { code: 'audit_specification', label: 'The points of the audit specification' },
    { code: 'license', label: 'The business license is valid' },
    { code: 'capacity', label: 'The production capacity fits the order' },
    { code: 'quality_system', label: 'Quality controls are in place and recorded' },
    { code: 'equipment', label: 'The measuring equipment is calibrated' },
    { code: 'working_conditions', label: 'Fire safety and working conditions' },
  ],
} as const satisfies Record<InspectionService, readonly Point[]>

export type CheckCode = (typeof checklist)[InspectionService][number]['code']
const services = ['quality_assurance', 'loading_inspection', 'supplier_audit'] as const

/** The points of the ordered services. */
export const pointsOf = (
  ordered: Readonly<Record<InspectionService, unknown>>,
): { code: CheckCode; label: string; service: InspectionService }[] =>
  services
    .filter((service) => ordered[service])
    .flatMap((service) => checklist[service].map((point) => ({ ...point, service })))

export const checkCodes = services.flatMap((service) =>
  checklist[service].map(({ code }) => code),
) as unknown as [CheckCode, ...CheckCode[]]

export const checkAnswers = ['pass', 'fail', 'not_applicable'] as const
export type CheckAnswer = (typeof checkAnswers)[number]
export const answerLabels: Record<CheckAnswer, string> = {
  pass: 'Pass',
  fail: 'Fail',
  not_applicable: 'Not applicable',
}

export const defectClasses = ['critical', 'major', 'minor'] as const
export type DefectClass = (typeof defectClasses)[number]
export const classLabels: Record<DefectClass, string> = {
  critical: 'Critical',
  major: 'Major',
  minor: 'Minor',
}

/** The rule of the verdict, as the inspector, the customer and the document read it. */
export const verdictRules = [
  'One piece with a critical defect rejects the lot.',
  'Major and minor defects reject the lot from the reject number of their sampling plan. Without a plan, one major defect rejects it.',
  'Fewer inspected pieces than the plan asks for reject the lot.',
  'Fewer presented goods than were ordered reject the lot.',
  'A measurement outside its tolerance rejects the lot.',
  'A failed point of the checklist rejects the lot.',
] as const

export type Verdict = 'passed' | 'rejected'
export const verdictLabels: Record<Verdict, string> = { passed: 'Passed', rejected: 'Rejected' }
