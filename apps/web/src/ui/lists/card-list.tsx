import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton.tsx'
import { type DataTableProps, isMainColumn } from './data-columns.ts'
import { RowLink } from './row-link.tsx'

export function CardList<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowLink,
  below,
  skeletonRows = 4,
}: DataTableProps<Row>) {
  if (!rows) {
    return (
      <div className="grid gap-4 p-5" role="status" aria-label={`Loading ${label}`}>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <Skeleton key={String(index)} className="h-20" />
        ))}
      </div>
    )
  }
  const main = columns.find((column) => isMainColumn(columns, column))
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {rows.map((row) => (
        <li key={rowKey(row)} className="relative px-5 py-4">
          {main && <RowLink to={rowLink?.(row)}>{main.cell(row)}</RowLink>}
          <dl className="mt-2 grid gap-1.5">
            {columns
              .filter((column) => column !== main)
              .map(({ key, title, cell }) => (
                <div key={key} className="flex items-baseline justify-between gap-4">
                  <dt className="shrink-0 text-xs text-ink-2">{title}</dt>
                  <dd className="num min-w-0 text-right wrap-anywhere">{cell(row)}</dd>
                </div>
              ))}
          </dl>
          {below && <Below>{below(row)}</Below>}
        </li>
      ))}
    </ul>
  )
}

function Below({ children }: { children: ReactNode }) {
  return children && <div className="mt-4 border-t border-line pt-4">{children}</div>
}
