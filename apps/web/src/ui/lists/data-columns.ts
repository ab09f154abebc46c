import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Figures and amounts are aligned to the right. */
  isRight?: boolean
  /** What the row is about: its link, and the heading of its card. The first column unless another says so. */
  isMain?: boolean
  className?: string
}

export type DataTableProps<Row> = {
  /** Names the table: "Payments". */
  label: string
  columns: readonly Column<Row>[]
  /** undefined while they are loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** Makes the whole row a link. */
  rowLink?: (row: Row) => string
  /** What opens under a row, over its whole width; nothing while it is closed. */
  below?: (row: Row) => ReactNode
  /** Shown when there are no rows: an `EmptyState`. */
  empty: ReactNode
  /** How many rows to hold free while loading. */
  skeletonRows?: number
  /** Scrolls inside this height, its head in view. */
  maxHeight?: number
  /** As cards, only so many are shown until all are asked for: 20 where nothing is said. */
  mostCards?: number
}

export function isMainColumn<Row>(columns: readonly Column<Row>[], column: Column<Row>): boolean {
  const main = columns.find((each) => each.isMain) ?? columns[0]
  return column === main
}
