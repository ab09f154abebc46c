import { Fragment, type ReactNode } from 'react'
import { Skeleton } from '../skeleton.tsx'

export type RowListProps<Row> = {
  /** Names the list: "Notifications". */
  label: string
  /** undefined while they are loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** One `<li>`. */
  row: (row: Row) => ReactNode
  skeletonRows?: number
}

/** A list whose rows are sentences rather than columns. */
export function RowList<Row>({ label, rows, rowKey, row, skeletonRows = 4 }: RowListProps<Row>) {
  return (
    <ul aria-label={label} aria-busy={!rows} className="divide-y divide-line">
      {rows?.map((each) => <Fragment key={rowKey(each)}>{row(each)}</Fragment>) ??
        Array.from({ length: skeletonRows }, (_, index) => (
          <li key={String(index)} className="grid gap-2 px-5 py-4">
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="h-3 w-40 max-w-full" />
          </li>
        ))}
    </ul>
  )
}
