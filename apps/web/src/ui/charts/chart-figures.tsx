import { Table2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { BarChart, type BarGroup, type BarSeries, Legend } from './bar-chart.tsx'

type FigureTable = {
  /** Names the table for screen readers. */
  label: string
  /** The title of each column, the first that of what the rows are. */
  head: readonly string[]
  rows: readonly { key: string; title: string; cells: readonly (string | number)[] }[]
}

type ChartFiguresProps = {
  series: readonly (BarSeries & { total: string })[]
  unit: string
  groups: readonly BarGroup[]
  table: FigureTable
  /** What the figures are, under them. */
  note: string
}

/** A chart, and a table of the same figures for screen readers and for exact amounts. */
export function ChartFigures({ series, unit, groups, table, note }: ChartFiguresProps) {
  const [isTable, setIsTable] = useState(false)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Legend entries={series} />
        <Button
          size="sm"
          tone="quiet"
          className="-mx-3"
          aria-pressed={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          <Table2 size={16} aria-hidden />
          Show as table
        </Button>
      </div>
      {!isTable && <BarChart unit={unit} series={series} groups={groups} />}
      {/* Hidden by what is around it: a table would not be cut off to nothing, and make a phone's page wider. */}
      <div className={isTable ? undefined : 'sr-only'}>
        <Figures {...table} />
      </div>
      <p className="mt-4 text-xs text-ink-2">{note}</p>
    </>
  )
}

function Figures({ label, head, rows }: FigureTable) {
  const line = 'border-b border-line py-2'
  return (
    <table aria-label={label} className="num w-full border-collapse">
      <thead className="text-xs text-ink-2">
        <tr>
          {head.map((title, index) => (
            <th
              key={title}
              scope="col"
              className={classNames(line, 'font-medium', index === 0 ? 'text-left' : 'pl-4 text-right')}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, cells }) => (
          <tr key={key}>
            <th scope="row" className={classNames(line, 'text-left font-normal')}>
              {title}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} className={classNames(line, 'pl-4 text-right whitespace-nowrap')}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
