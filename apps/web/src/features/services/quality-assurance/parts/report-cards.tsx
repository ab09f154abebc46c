import { answerLabels, classLabels } from '@tradelane/contract/quality-assurance/checklist'
import type { WireInspectionReport } from '@tradelane/contract/quality-assurance/report'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import { formatNumber } from '../../../../lib/format/format-number.ts'
import { documentQuery } from '../../../../lib/queries/documents.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { PhotoImage } from './photo-image.tsx'
import { Signature } from './signature.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

const placeNames: Readonly<Record<string, string>> = {
  goods: 'Goods',
  packing: 'Packing',
  container: 'Container',
}

/** The inspector's report: verdict and reasons first, then what they are computed from. */
export function ReportCards({ report }: { report: WireInspectionReport }) {
  return (
    <>
      <VerdictCard report={report} />
      <FindingsCard report={report} />
      {report.photos.length > 0 && <PhotosCard report={report} />}
    </>
  )
}

function VerdictCard({ report }: { report: WireInspectionReport }) {
  const { verdict, reasons, verification_url: address } = report
  const { pathname, search } = new URL(address, location.origin)
  return (
    <Card title="Report" action={<VerdictBadge verdict={verdict} />}>
      {reasons.length > 0 ? (
        <ul aria-label="Reasons" className="mb-4 grid list-disc gap-1 pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : (
        <p className="mb-4">No rule rejects the lot.</p>
      )}
      {report.lot_difference && (
        <div className="mb-4">
          <Banner tone="wait">{report.lot_difference}</Banner>
        </div>
      )}
      <DefinitionList
        facts={[
          { term: 'Number', value: report.report_number },
          { term: 'Inspected', value: formatDay(report.inspected_on) },
          ...(report.pieces_inspected === null
            ? []
            : [{ term: 'Inspected pieces', value: report.pieces_inspected }]),
          ...(report.comment ? [{ term: 'Comment', value: report.comment }] : []),
          { term: 'Signed by', value: `${report.signature.name}, ${formatInstant(report.reported_at)}` },
          {
            term: 'For others to verify',
            value: (
              <a href={pathname + search} target="_blank" rel="noreferrer" className="text-link">
                Verification page
              </a>
            ),
          },
        ]}
      />
      {report.signature.strokes.length > 0 && <Signature strokes={report.signature.strokes} />}
    </Card>
  )
}

function FindingsCard({ report }: { report: WireInspectionReport }) {
  const { defects, quantities, measurements, checks, containers } = report
  return (
    <Card title="Findings">
      <div className="grid gap-5">
        <CountFindings report={report} />
        <Findings
          title="Defects"
          head={['Class', 'Defect', 'Pieces']}
          figures={['Pieces']}
          rows={defects.map(({ class: name, description, pieces }) => [
            classLabels[name],
            description,
            String(pieces),
          ])}
        />
        <Findings
          title="Quantities"
          head={['Goods', 'Ordered', 'Presented', 'Packed']}
          figures={['Ordered', 'Presented', 'Packed']}
          rows={quantities.map(({ item, ...counts }) => [
            item,
            ...[counts.ordered, counts.presented, counts.packed].map((count) => formatNumber(count)),
          ])}
        />
        <Findings
          title="Measurements"
          head={['What', 'Result', 'Wanted', 'Found']}
          figures={['Wanted', 'Found']}
          rows={measurements.map(({ what, unit, wanted, tolerance, found, is_within }) => [
            unit ? `${what} (${unit})` : what,
            is_within ? 'Within' : 'Outside',
            `${wanted} ± ${tolerance}`,
            found,
          ])}
        />
        <Findings
          title="Checklist"
          head={['Point', 'Result']}
          rows={checks.map(({ label, answer, note }) => [
            note ? `${label}: ${note}` : label,
            answerLabels[answer],
          ])}
        />
        <Findings
          title="Containers"
          head={['Container', 'Seal']}
          rows={containers.map(({ number, seal }) => [number, seal])}
        />
      </div>
    </Card>
  )
}

const CountFindings = ({ report }: { report: WireInspectionReport }) => (
  <Findings
    title="Defects by class"
    head={['Class', 'AQL', 'Sample', 'Accept', 'Reject', 'Found']}
    figures={['AQL', 'Sample', 'Accept', 'Reject', 'Found']}
    rows={report.defect_counts.map(({ class: name, severity, sample_size, accept, reject, found, aql }) => [
      severity && severity !== 'normal' ? `${classLabels[name]} (${severity})` : classLabels[name],
      ...[aql, sample_size, accept, reject].map((value) => String(value ?? 'None')),
      String(found),
    ])}
  />
)

type FindingsProps = {
  title: string
  head: readonly string[]
  /** The columns that are no text. */
  figures?: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A small table; absent where there is nothing in it. */
function Findings({ title, head, figures = [], rows }: FindingsProps) {
  if (rows.length === 0) return null
  const alignOf = (index: number) =>
    classNames(index > 0 && 'pl-3', figures.includes(head[index] ?? '') ? 'text-right' : 'text-left')
  return (
    <table className="num w-full">
      <caption className="mb-1 text-left font-medium">{title}</caption>
      <thead className="text-xs text-ink-2">
        <tr>
          {head.map((name, index) => (
            <th key={name} scope="col" className={`font-normal ${alignOf(index)}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className="border-t border-line">
            {cells.map((cell, index) => (
              <td key={head[index]} className={`py-1.5 align-top wrap-anywhere ${alignOf(index)}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PhotosCard({ report: { photos, defects } }: { report: WireInspectionReport }) {
  const nameOf = (place: string) =>
    placeNames[place] ?? defects.find(({ key }) => key === place)?.description ?? 'Goods'
  return (
    <Card title="Photos">
      <ul aria-label="Photos" className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {photos.map(({ photo_id, place, url }, index) => (
          <li key={photo_id} className="min-w-0">
            <PhotoImage query={documentQuery(url)} title={`Photo ${index + 1}: ${nameOf(place)}`} />
            <div className="truncate text-xs text-ink-2">{nameOf(place)}</div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
