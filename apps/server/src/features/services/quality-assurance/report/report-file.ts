import { editions } from '@tradelane/contract/lists/editions'
import { dayText } from '@tradelane/contract/primitives/day-text'
import {
  answerLabels,
  classLabels,
  verdictLabels,
  verdictRules,
} from '@tradelane/contract/quality-assurance/checklist'
import { lotDifference } from '@tradelane/contract/quality-assurance/lot-difference'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { PdfContent } from '../../../../pdf/pdf-content.ts'
import { renderPdfInThread } from '../../../../pdf/render-pdf-in-thread.ts'
import { printedCode } from '../../../../pdf/verification-code.ts'
import { linkOf, readDocument } from '../../../papers/documents/index.ts'
import { getInspection } from '../inspections.ts'
import { getReport, type Reported, reportVerificationUrl, type StoredReport } from '../reports.ts'

/** The report as paper: always the same. Refuses with NOT_FOUND, and with ILLEGAL_STATE where there is none. */
export async function reportFile(deps: Deps, scope: Scope, id: string) {
  const { uid } = await getInspection(deps.db, scope, id)
  const reported = await getReport(deps.db, scope, id)
  const { number, code, verdict, report, reportedAt } = reported
  const url = reportVerificationUrl(deps.config.publicUrl, number, code)
  const bytes = await renderPdfInThread({
    title: 'Inspection report',
    number,
    author: report.inspector,
    printedAt: reportedAt,
    lead: `${number}: ${verdictLabels[verdict]}. Inspection ${report.quality_assurance_number} at ${report.supplier}`,
    facts: factsOf(reported),
    sections: sectionsOf(report),
    photos: await photosOf(deps, uid, report),
    drawing: {
      title: 'Signature',
      caption: `${report.signature.name}, ${report.signature.email}, ${dayText(dayOf(reportedAt))}`,
      strokes: report.signature.strokes,
    },
    qr: url,
    note: `Verify this report at ${url} with the code ${printedCode(code)}. Issued through Tradelane. This report is not changed after it was sent. The verdict is computed: ${verdictRules.join(' ')} Samples follow the ${editions.sampling}. Skip-lot sampling is not offered.`,
  })
  return { bytes, content_type: 'application/pdf', file_name: `inspection-report-${number}.pdf` }
}

function factsOf({ number, verdict, report, reportedAt }: Reported): [string, string][] {
  const difference = lotDifference(report.quantities, report.lot_size)
  const reasons = report.reasons.length > 0 ? report.reasons : ['No rule rejects the lot.']
  return [
    ['Report', number],
    ['Verdict', verdictLabels[verdict]],
    ...reasons.map((reason, index): [string, string] => [index === 0 ? 'Reasons' : '', reason]),
    ...(difference ? [['Difference', difference] as [string, string]] : []),
    ['Inspection', report.quality_assurance_number],
    ['Services', report.services],
    ['Ordered by', report.customer],
    ['Supplier', report.supplier],
    ['Address', report.address ?? 'Not given'],
    ...(report.goods ? [['Goods', report.goods] as [string, string]] : []),
    ['Inspection company', report.inspector],
    ['Inspected', dayText(report.inspected_on)],
    ['Reported', dayText(dayOf(reportedAt))],
    ...planFacts(report),
    ...(report.comment ? [['Comment', report.comment] as [string, string]] : []),
  ]
}

function planFacts({
  lot_size,
  inspection_level,
  severity_reason,
  pieces_inspected,
}: StoredReport): [string, string][] {
  const inspected: [string, string][] =
    pieces_inspected === null ? [] : [['Inspected pieces', String(pieces_inspected)]]
  if (lot_size === null) return inspected
  return [
    ['Lot', `${lot_size} pieces, level ${inspection_level} (ISO 2859-1:1999)`],
    ...(severity_reason ? [['Severity', severity_reason] as [string, string]] : []),
    ...inspected,
  ]
}

const text = (value: number | null, none = 'None'): string => (value === null ? none : String(value))

type Sections = NonNullable<PdfContent['sections']>
const figures = (title: string) => ({ title, share: 0.15, isRight: true })

/** Tables of what there is. */
const sectionsOf = (report: StoredReport): Sections =>
  [...defectTables(report), ...otherTables(report)].filter(({ rows }) => rows.length > 0)

function defectTables(report: StoredReport): Sections {
  return [
    {
      title: 'Defects by class',
      columns: [
        { title: 'Class', share: 0.25 },
        ...['AQL', 'Sample', 'Accept', 'Reject', 'Found'].map(figures),
      ],
      rows: report.defect_counts.map(({ class: name, severity, found, sample_size, accept, reject, aql }) => [
        severity && severity !== 'normal' ? `${classLabels[name]} (${severity})` : classLabels[name],
        ...[text(aql), text(sample_size), text(accept), text(reject), String(found)],
      ]),
    },
    {
      title: 'Defects',
      columns: [{ title: 'Class', share: 0.2 }, { title: 'Defect', share: 0.65 }, figures('Pieces')],
      rows: report.defects.map(({ class: name, description, pieces }) => [
        classLabels[name],
        description,
        String(pieces),
      ]),
    },
  ]
}

function otherTables(report: StoredReport): Sections {
  return [
    {
      title: 'Quantities',
      columns: [{ title: 'Goods', share: 0.55 }, ...['Ordered', 'Presented', 'Packed'].map(figures)],
      rows: report.quantities.map(({ item, ordered, presented, packed }) => [
        item,
        ...[ordered, presented, packed].map(String),
      ]),
    },
    {
      title: 'Measurements',
      columns: [
        { title: 'What', share: 0.4 },
        { title: 'Result', share: 0.15 },
        ...['Wanted', 'Tolerance', 'Found'].map(figures),
      ],
      rows: report.measurements.map(({ what, unit, wanted, tolerance, found, is_within }) => [
        unit ? `${what} (${unit})` : what,
        ...[is_within ? 'Within' : 'Outside', wanted, `± ${tolerance}`, found],
      ]),
    },
    {
      title: 'Checklist',
      columns: [
        { title: 'Point', share: 0.5 },
        { title: 'Result', share: 0.15 },
        { title: 'Note', share: 0.35 },
      ],
      rows: report.checks.map(({ label, answer, note }) => [label, answerLabels[answer], note]),
    },
    {
      title: 'Containers',
      columns: [
        { title: 'Container', share: 0.5 },
        { title: 'Seal', share: 0.5 },
      ],
      rows: report.containers.map(({ number, seal }) => [number, seal]),
    },
  ]
}

const placeNames: Readonly<Record<string, string>> = {
  goods: 'Goods',
  packing: 'Packing',
  container: 'Container',
}

async function photosOf(deps: Deps, uid: string, report: StoredReport) {
  const defects = new Map(report.defects.map(({ key, description }) => [key, description]))
  const photos: { caption: string; bytes: Uint8Array }[] = []
  // One after the other: forty at once would hold forty connections of the file store.
  for (const [index, { place, document_id }] of report.photos.entries()) {
    const { bytes } = await readDocument(deps, systemScope(uid), linkOf(deps, document_id))
    const what = placeNames[place] ?? defects.get(place) ?? 'Goods'
    photos.push({ caption: `Photo ${index + 1}: ${what}`, bytes })
  }
  return photos
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
