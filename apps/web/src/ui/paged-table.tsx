import type { DataTableProps } from './data-columns.ts'
import { DataTable } from './data-table.tsx'
import { ListFailure } from './list-failure.tsx'
import { Pagination } from './pagination.tsx'

type PagedTableProps<Row> = DataTableProps<Row> & {
  /** As list calls answer it. */
  pagination: { current_page: number; total_pages: number; total: number } | undefined
  onPage: (page: number) => void
  error: Error | null
  onRetry: () => unknown
}

/** One page of a list and the way to the others, or why it could not be read. */
export function PagedTable<Row>({ pagination, onPage, error, onRetry, ...table }: PagedTableProps<Row>) {
  if (error && !table.rows) return <ListFailure error={error} onRetry={onRetry} />
  return (
    <>
      <DataTable {...table} />
      {pagination && (
        <Pagination
          page={pagination.current_page}
          totalPages={pagination.total_pages}
          total={pagination.total}
          onPage={onPage}
        />
      )}
    </>
  )
}
