import type { WireInspection } from '@tradelane/contract/quality-assurance/inspection'
import {
  inspectionServices,
  type ShownSupplier,
  serviceNames,
} from '@tradelane/contract/quality-assurance/rules'
import { countryName } from '../../../../lib/format/country-names.ts'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { formatNumber } from '../../../../lib/format/format-number.ts'
import type { Fact } from '../../../../ui/records/definition-list.tsx'

type Chosen = Pick<WireInspection, 'supplier_audit' | 'quality_assurance' | 'loading_inspection'>

/** "Supplier audit, Loading inspection" */
export const chosenServices = (chosen: Chosen): string =>
  inspectionServices
    .filter((service) => chosen[service])
    .map((service) => serviceNames[service])
    .join(', ') || 'No service selected'

/** What was ordered: the fields of the chosen services. */
export const orderedFacts = (order: WireInspection): Fact[] => [
  { term: 'Services', value: chosenServices(order) },
  { term: 'Address of inspection', value: order.address_of_inspection },
  ...(order.inspection_country ? [{ term: 'Country', value: countryName(order.inspection_country) }] : []),
  ...(order.inspect_by ? [{ term: 'Inspection promised by', value: formatInstant(order.inspect_by) }] : []),
  ...(order.supplier_audit
    ? [
        { term: 'Audit specification', value: order.audit_specification, startsGroup: true },
        { term: 'Audit days', value: order.audit_days ?? 1 },
        { term: 'Audit persons', value: order.audit_persons ?? 1 },
      ]
    : []),
  ...(order.quality_assurance
    ? [
        { term: 'Quality: consignment value', value: dollars(order.qa_consignment_value), startsGroup: true },
        { term: 'Days of inspection', value: order.qa_days ?? 1 },
        { term: 'Goods specification', value: order.goods_specifications },
        ...samplingFacts(order),
      ]
    : []),
  ...(order.loading_inspection
    ? [
        { term: 'Containers', value: order.no_of_containers, startsGroup: true },
        { term: 'Loading: consignment value', value: dollars(order.loading_consignment_value) },
      ]
    : []),
]

export const supplierFacts = (supplier: ShownSupplier): Fact[] => [
  { term: 'Company name', value: supplier.company_name },
  { term: 'Registration number', value: supplier.company_registration_number },
  { term: 'Address', value: supplier.company_address },
  { term: 'Contact person', value: supplier.contact_person_name },
  { term: 'Email', value: supplier.email },
  { term: 'Phone number', value: supplier.phone_number },
]

function samplingFacts({ lot_size, inspection_level, sampling }: WireInspection): Fact[] {
  if (!sampling || lot_size === null) return []
  const judged = ({ accept, reject, sample_size }: (typeof sampling)['critical']) =>
    `${formatNumber(sample_size)} pieces, accepted up to ${accept} with a defect, rejected from ${reject}`
  return [
    { term: 'Lot', value: `${formatNumber(lot_size)} pieces, level ${inspection_level} (ISO 2859-1:1999)` },
    {
      term: 'Sample',
      value: sampling.is_full_inspection
        ? `All ${formatNumber(sampling.sample_size)} pieces`
        : `${formatNumber(sampling.sample_size)} pieces, code letter ${sampling.code_letter}`,
    },
    { term: 'Critical defects', value: judged(sampling.critical) },
    { term: classTitle('Major', sampling.major), value: judged(sampling.major) },
    { term: classTitle('Minor', sampling.minor), value: judged(sampling.minor) },
    ...(sampling.reason ? [{ term: 'Why not normal inspection', value: sampling.reason }] : []),
  ]
}

const classTitle = (name: string, { aql, severity }: { aql: number; severity: string }): string =>
  `${name} defects, AQL ${aql}${severity === 'normal' ? '' : `, ${severity}`}`

const dollars = (amount: number | null): string | null =>
  amount === null ? null : formatAmount(amount, 'USD')

/** An audit is recorded once its day is agreed. */
export const hasAudit = ({
  supplier_audit,
  scheduled_for,
  status,
}: Pick<WireInspection, 'supplier_audit' | 'scheduled_for' | 'status'>): boolean =>
  supplier_audit === 1 && scheduled_for !== null && status !== 'aborted'
