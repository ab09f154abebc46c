import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { pointsOf } from '@tradelane/contract/quality-assurance/checklist'
import { missingInReport } from '@tradelane/contract/quality-assurance/missing-in-report'
import type { inspectionReports } from '@tradelane/contract/quality-assurance/report-calls'
import { reportForm } from '@tradelane/contract/quality-assurance/report-form'
import { today } from '../../../../lib/format/format-date.ts'

export type Report = WireInput<typeof inspectionReports.save>['body']['report']
export type InspectionOrder = WireOutput<typeof inspectionReports.get>['inspection']
export type Photo = WireOutput<typeof inspectionReports.get>['photos'][number]

/** Messages by the path of their field: `defects.0.description`. */
export type Faults = Readonly<Record<string, string>>

/** Names a row, so that its photos find it. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('')

export const emptyReport = (asked: InspectionOrder): Report => ({
  inspected_on: today(),
  pieces_inspected: '',
  quantities: asked.quality_assurance ? [orderedGoods(asked)] : [],
  checks: Object.fromEntries(pointsOf(asked).map(({ code }) => [code, { answer: '', note: '' }])),
  defects: [],
  measurements: [],
  containers: asked.loading_inspection
    ? Array.from({ length: Math.min(asked.no_of_containers ?? 1, 50) }, newContainer)
    : [],
  comment: '',
  signature: { name: '', strokes: [] },
})

/** What is missing or cannot be, by the rules that the server has too. */
export function faultsIn(report: Report, asked: InspectionOrder): Faults {
  const { error } = reportForm.safeParse(report)
  // Of several messages for one field, the first.
  const texts = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]).reverse()
  const ordered = { ...asked, hasPlan: asked.sampling !== null, last_day: today() }
  return { ...Object.fromEntries(texts), ...missingInReport(report, ordered) }
}

/** The lot that was ordered, so that what is presented is compared with it. */
const orderedGoods = ({
  goods_specifications: goods,
  lot_size,
}: InspectionOrder): Report['quantities'][number] => ({
  ...newQuantity(),
  item: (goods ?? '').split('\n')[0]?.trim().slice(0, longestItem) ?? '',
  ordered: String(lot_size ?? ''),
})
const longestItem = 120

export const newQuantity = () => ({ item: '', ordered: '', presented: '', packed: '' })
export const newDefect = () => ({ key: newKey(), class: 'minor' as const, description: '', pieces: '' })
export const newMeasurement = () => ({ what: '', unit: '', wanted: '', tolerance: '', found: '' })
export const newContainer = () => ({ number: '', seal: '' })
