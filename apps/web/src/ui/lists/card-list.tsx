import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { Skeleton } from '../skeleton.tsx'
import { type DataTableProps, isMainColumn } from './data-columns.ts'
import { RowLink } from './row-link.tsx'

/** A card has about 250 pixels: more of them at once are a page that nobody scrolls. */
const usualCards = 20

export function CardList<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowLink,
  below,
  skeletonRows = 4,
  mostCards = usualCards,
}: DataTableProps<Row>) {
  const [hasAll, setHasAll] = useState(false)
  if (!rows) {
    return (
      <div className="divide-y divide-line" role="status" aria-busy aria-label={`Loading ${label}`}>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <div key={String(index)} className="px-5 py-4" style={{ height: heightOf(columns.length) }}>
            <Skeleton className="h-full" />
          </div>
        ))}
      </div>
    )
  }
  const main = columns.find((column) => isMainColumn(columns, column))
  const shown = hasAll ? rows : rows.slice(0, mostCards)
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {shown.map((row) => (
          <li key={rowKey(row)} className="relative px-5 py-4 wrap-anywhere">
            {main && <RowLink to={rowLink?.(row)}>{main.cell(row)}</RowLink>}
            <dl className="mt-2 grid gap-1.5">
              {columns
                .filter((column) => column !== main)
                .map(({ key, title, cell }) => (
                  // Without the line of an action that there is not.
                  <div key={key} className="flex items-baseline justify-between gap-4 has-[dd:empty]:hidden">
                    <dt className="shrink-0 text-xs text-ink-2">{title}</dt>
                    <dd className="num min-w-0 text-right">{cell(row)}</dd>
                  </div>
                ))}
            </dl>
            {below && <Below>{below(row)}</Below>}
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <div className="border-t border-line p-4">
          <Button isWide onClick={() => setHasAll(true)}>
            Show all {rows.length}
            <span className="sr-only"> {label}</span>
          </Button>
        </div>
      )}
    </>
  )
}

/** Of a card of so many lines, in pixels: what loads holds the place of what comes. */
const heightOf = (lines: number): number => 34 + lines * 26

function Below({ children }: { children: ReactNode }) {
  return children && <div className="mt-4 border-t border-line pt-4">{children}</div>
}
