import { useIsNarrow } from '../use-is-narrow.ts'
import { CardList } from './card-list.tsx'
import type { DataTableProps } from './data-columns.ts'
import { RowTable } from './row-table.tsx'

export type { Column } from './data-columns.ts'

/** A list: a table with a sticky head; below 640 px each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useIsNarrow()
  if (props.rows?.length === 0) return props.empty
  return isNarrow ? <CardList {...props} /> : <RowTable {...props} />
}
