import { formatNumber } from '../../../../lib/format/format-number.ts'
import { Card } from '../../../../ui/card.tsx'
import type { InspectionOrder } from './report-values.ts'

/** How many pieces are drawn, and with how many defects of each class the lot is accepted. */
export function SamplingPlan({
  asked: { sampling, lot_size, inspection_level },
}: {
  asked: InspectionOrder
}) {
  if (!sampling || lot_size === null) return null
  const { critical, major, minor, sample_size } = sampling
  const rows = [
    { name: 'Critical', aql: 'None', severity: 'normal', ...critical },
    { name: 'Major', ...major },
    { name: 'Minor', ...minor },
  ]
  const isSmaller = rows.some((row) => row.sample_size < sample_size)
  return (
    <Card title="Sampling plan">
      <p className="mb-3">
        {sampling.is_full_inspection
          ? `Inspect all ${formatNumber(sample_size)} pieces.`
          : `Draw ${formatNumber(sample_size)} of ${formatNumber(lot_size)} pieces`}
        {!sampling.is_full_inspection && ` (level ${inspection_level}, code letter ${sampling.code_letter}).`}
      </p>
      <table className="num w-full text-right">
        <thead className="text-xs text-ink-2">
          <tr>
            {['Defects', 'AQL', 'Sample', 'Accept', 'Reject'].map((head, index) => (
              <th key={head} scope="col" className={index === 0 ? 'text-left font-normal' : 'font-normal'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-medium">
                {row.name}
              </th>
              <td>
                {row.aql}
                {row.severity !== 'normal' && (
                  <span className="block text-xs text-ink-2">{row.severity}</span>
                )}
              </td>
              <td>{formatNumber(row.sample_size)}</td>
              <td>{row.accept}</td>
              <td>{row.reject}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sampling.reason && <p className="mt-3 text-ink-2">{sampling.reason}</p>}
      {isSmaller && (
        <p className="mt-3 text-ink-2">
          Number the pieces in the order drawn. A class with a smaller sample is judged by the first pieces.
        </p>
      )}
    </Card>
  )
}
