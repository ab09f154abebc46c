import type { ReactNode } from 'react'
import { CardList } from './card-list.tsx'
import { RowTable } from './row-table.tsx'
import { useMedia } from './use-media.ts'

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Figures and amounts stand at the right. */
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
  /** What stands here when there are no rows: an `EmptyState`. */
  empty: ReactNode
  /** How many rows to hold free while loading. */
  skeletonRows?: number
  /** Scrolls inside this height, its head in view. */
  maxHeight?: number
}

/** A list: a table with a sticky head; below 640 px each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMedia('(max-width: 639px)')
  if (props.rows?.length === 0) return props.empty
  return isNarrow ? <CardList {...props} /> : <RowTable {...props} />
}

export function isMainColumn<Row>(columns: readonly Column<Row>[], column: Column<Row>): boolean {
  const main = columns.find((each) => each.isMain) ?? columns[0]
  return column === main
}
