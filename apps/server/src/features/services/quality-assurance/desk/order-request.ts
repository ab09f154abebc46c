import { inspectionServices, serviceNames } from '@tradelane/contract/quality-assurance/rules'
import { formatMoney, parseMoney } from '@tradelane/money'
import type { RequestFact } from '../../../../entries/request-fact.ts'
import { amountText, type InspectionRow } from '../inspections.ts'

/** What the desk keeps of an order: a submitted one is not changed any more. */
export type OrderRequest = Pick<
  InspectionRow,
  | (typeof inspectionServices)[number]
  | 'audit_specification'
  | 'audit_days'
  | 'audit_persons'
  | 'qa_days'
  | 'goods_specifications'
  | 'lot_size'
  | 'inspection_level'
  | 'no_of_containers'
  | 'address_of_inspection'
  | 'inspection_country'
> & { qa_consignment_value: string | null; loading_consignment_value: string | null }

export const orderRequestOf = (request: unknown): OrderRequest => request as OrderRequest

export const toOrderRequest = (row: InspectionRow): OrderRequest => ({
  supplier_audit: row.supplier_audit,
  quality_assurance: row.quality_assurance,
  loading_inspection: row.loading_inspection,
  audit_specification: row.audit_specification,
  audit_days: row.audit_days,
  audit_persons: row.audit_persons,
  qa_consignment_value: amountText(row.qa_consignment_value),
  qa_days: row.qa_days,
  goods_specifications: row.goods_specifications,
  lot_size: row.lot_size,
  inspection_level: row.inspection_level,
  no_of_containers: row.no_of_containers,
  loading_consignment_value: amountText(row.loading_consignment_value),
  address_of_inspection: row.address_of_inspection,
  inspection_country: row.inspection_country,
})

const mostOfName = 200
export const titleOfOrder = (supplier: string): string => `Inspection at ${supplier.slice(0, mostOfName)}`

export const servicesOfOrder = (order: OrderRequest): string =>
  inspectionServices
    .filter((one) => order[one])
    .map((one) => serviceNames[one])
    .join(', ')

export function factsOfOrder(order: OrderRequest): RequestFact[] {
  const given = (label: string, value: string | number | null) =>
    value === null ? [] : [{ label, value: value.toLocaleString('en') }]
  return [
    { label: 'Services', value: servicesOfOrder(order) },
    ...given('Address', order.address_of_inspection),
    ...given('Country', order.inspection_country),
    ...given('Goods', order.goods_specifications),
    ...given('Pieces', order.lot_size),
    ...given('Level', order.inspection_level),
    ...given('Days', order.qa_days),
    ...worth('Value of the goods', order.qa_consignment_value),
    ...given('Audit', order.audit_specification),
    ...given('Days of the audit', order.audit_days),
    ...given('Auditors', order.audit_persons),
    ...given('Containers', order.no_of_containers),
    ...worth('Value of what is loaded', order.loading_consignment_value),
  ]
}

/** Our fee is a share of it. */
const worth = (label: string, text: string | null): RequestFact[] =>
  text === null ? [] : [{ label, value: formatMoney(parseMoney(text, 'USD')), isForOffice: true }]
