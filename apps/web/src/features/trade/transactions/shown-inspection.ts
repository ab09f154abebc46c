import { serviceNames } from '@tradelane/contract/quality-assurance/rules'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import { type InspectionState, inspectionStateTable } from '@tradelane/contract/quality-assurance/states'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import type { Fact } from '../../../ui/records/definition-list.tsx'
import type { Progress, ShownService } from './shown-service.ts'

type Inspection = WireTransactionSummary['quality_assurance_data'][number]

/** An inspection: which services, their details and files, and the supplier. */
export function inspectionShown(data: Inspection): ShownService {
  const { supplier_data: supplier } = data
  return {
    ...{ number: data.number, status: data.status, link: data.link },
    subject: qualityAssurance.subject,
    id: data.quality_assurance_id,
    title: 'Quality Assurance',
    about: supplier ? `at ${supplier.company_name}` : 'No supplier selected yet',
    progress: progressOf(data),
    facts: [
      { term: serviceNames.supplier_audit, value: yesOrNo(data.supplier_audit) },
      { term: serviceNames.quality_assurance, value: yesOrNo(data.quality_assurance) },
      { term: serviceNames.loading_inspection, value: yesOrNo(data.loading_inspection) },
      ...detailsOf(data),
      { term: 'Address of inspection', value: data.address_of_inspection },
      ...(supplier
        ? [
            { term: 'Supplier', value: supplier.company_name, startsGroup: true },
            { term: 'Supplier’s registration', value: supplier.company_registration_number },
            { term: 'Address', value: supplier.company_address },
            { term: 'Contact person', value: supplier.contact_person_name },
            { term: 'Email', value: supplier.email },
            { term: 'Phone', value: supplier.phone_number },
          ]
        : []),
    ],
  }
}

/** The fields of the chosen services. */
function detailsOf(data: Inspection): Fact[] {
  const amount = (value: number | null) => value !== null && formatAmount(value, data.currency)
  const files = data.quality_specifications_file.map(({ file_name }) => file_name).join(', ')
  return [
    ...(data.supplier_audit
      ? [{ term: 'Audit specification', value: data.audit_specification, startsGroup: true }]
      : []),
    ...(data.quality_assurance
      ? [
          {
            term: 'Quality: consignment value',
            value: amount(data.qa_consignment_value),
            startsGroup: true,
          },
          { term: 'Goods specification', value: data.goods_specifications },
          { term: 'Files', value: files },
        ]
      : []),
    ...(data.loading_inspection
      ? [
          { term: 'Containers', value: data.no_of_containers, startsGroup: true },
          { term: 'Loading: consignment value', value: amount(data.loading_consignment_value) },
        ]
      : []),
  ]
}

const yesOrNo = (isChosen: 0 | 1): string => (isChosen ? 'Yes' : 'No')

/** How far each state is, of the steps; an inspection that was given up gets no further. */
const reached: Record<InspectionState, number | undefined> = {
  draft: 1,
  submitted: 2,
  quoted: 3,
  confirmed: 4,
  scheduled: 5,
  reported: 6,
  accepted: 7,
  reinspection: 7,
  denied: undefined,
  cancelled: undefined,
  aborted: undefined,
}
const steps = 7

function progressOf({ state, scheduled_for, next }: Inspection): Progress {
  const done = reached[state as InspectionState]
  return {
    state: inspectionStateTable[state as InspectionState].label,
    ...(done !== undefined && { step: { done, of: steps } }),
    next,
    facts: [{ term: 'Scheduled for', value: scheduled_for ? formatDay(scheduled_for) : 'Not scheduled yet' }],
  }
}
