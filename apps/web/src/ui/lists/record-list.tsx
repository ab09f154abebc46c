import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../empty-state.tsx'
import type { DataTableProps } from './data-columns.ts'
import { DataTable } from './data-table.tsx'
import { ListFailure } from './list-failure.tsx'
import { Pagination } from './pagination.tsx'
import { RowList, type RowListProps } from './row-list.tsx'

type Pages = {
  current_page: number
  total_pages: number
  total: number
  total_is_least?: boolean | undefined
}

/** What an empty list says: what will appear, and how to begin. */
type EmptyList = { icon?: LucideIcon; title?: string; text: ReactNode; action?: ReactNode }

type Shape<Row> = Omit<DataTableProps<Row>, 'rows' | 'empty'> | Omit<RowListProps<Row>, 'rows'>

/** What a query has answered so far, or several together. */
export type ListAnswer<Answer> = {
  data: Answer | undefined
  error: Error | null
  refetch: () => unknown
}

export type RecordListProps<Answer, Row> = Shape<Row> & {
  query: ListAnswer<Answer>
  rowsOf: (answer: Answer) => readonly Row[]
  empty: EmptyList
  /** Shown instead of `empty` if a search or filter found nothing. */
  narrowed?: EmptyList | undefined
  /** Where the list has pages. */
  onPage?: (page: number) => void
  failureText?: string
}

/** Records as a table (cards on a phone) or as rows; why they could not be loaded, or that there are none; the pages. */
export function RecordList<Answer, Row>(props: RecordListProps<Answer, Row>) {
  const { query, rowsOf, empty, narrowed, onPage, failureText, ...shape } = props
  const { data, error, refetch } = query
  if (error && !data)
    return <ListFailure error={error} onRetry={refetch} {...(failureText && { text: failureText })} />
  const rows = data && rowsOf(data)
  const pages = (data as { pagination?: Pages } | undefined)?.pagination
  const isBeyond = onPage && pages && pages.total > 0
  const nothing = <Nothing {...(isBeyond ? beyond : (narrowed ?? empty))} />
  return (
    <>
      {'columns' in shape ? (
        <DataTable {...shape} rows={rows} empty={nothing} />
      ) : rows?.length === 0 ? (
        nothing
      ) : (
        <RowList {...shape} rows={rows} />
      )}
      {onPage && <Pages pages={pages} onPage={onPage} />}
    </>
  )
}

/** There are records, but none on the page of the address; the line of pages leads to the last one. */
const beyond: EmptyList = { title: 'No records on this page', text: 'The list ends before this page.' }

function Nothing({ icon, title = 'No records found', text, action }: EmptyList) {
  return (
    <EmptyState title={title} {...(icon && { icon })} action={action}>
      {text}
    </EmptyState>
  )
}

function Pages({ pages, onPage }: { pages: Pages | undefined; onPage: (page: number) => void }) {
  if (!pages) return null
  return (
    <Pagination
      page={pages.current_page}
      totalPages={pages.total_pages}
      total={pages.total}
      isLeast={pages.total_is_least}
      onPage={onPage}
    />
  )
}
