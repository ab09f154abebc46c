import type { WireSupplierRecord } from '@tradelane/contract/quality-assurance/supplier-calls'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { ChartFigures } from '../../../../ui/charts/chart-figures.tsx'

type Lot = WireSupplierRecord['newest_lots'][number]
const classes = ['critical', 'major', 'minor'] as const
const names = { critical: 'Critical', major: 'Major', minor: 'Minor' }
const tones = { critical: 'third', major: 'main', minor: 'second' } as const

/** Defects per hundred pieces of the newest inspections, oldest first. */
export function LotsChart({ record: { newest_lots: lots, per_hundred } }: { record: WireSupplierRecord }) {
  const series = classes.map((name) => ({
    name: names[name],
    tone: tones[name],
    total: String(per_hundred?.[name] ?? 0),
  }))
  return (
    <ChartFigures
      unit="Pieces with a defect, of 100"
      series={series}
      groups={lots.map((lot) => ({
        key: lot.quality_assurance_id,
        label: dayAndMonth.format(new Date(lot.inspected_on)),
        title: titleOf(lot),
        values: classes.map((name) => lot.per_hundred?.[name] ?? 0),
      }))}
      table={{
        label: 'Inspections of this supplier',
        head: ['Inspection', 'Verdict', ...classes.map((name) => names[name])],
        rows: lots.map((lot) => ({
          key: lot.quality_assurance_id,
          title: `${lot.quality_assurance_number}, ${formatDay(lot.inspected_on)}`,
          cells: [
            lot.verdict === 'passed' ? 'Passed' : 'Rejected',
            ...classes.map((name) => lot.per_hundred?.[name] ?? 'None'),
          ],
        })),
      }}
      note="The newest 12 inspections whose reports your company has answered. The totals count all of them."
    />
  )
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const titleOf = ({ quality_assurance_number, verdict, per_hundred }: Lot): string =>
  `${quality_assurance_number}, ${verdict}: ${classes.map((name) => `${per_hundred?.[name] ?? 0} ${name}`).join(', ')}`
