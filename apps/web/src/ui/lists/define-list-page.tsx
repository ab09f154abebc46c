import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useListAddress } from '../../lib/browser/use-list-address.ts'
import type { PageHeaderProps } from '../page-header.tsx'
import type { Column } from './data-columns.ts'
import { ListPage } from './list-page.tsx'
import type { RecordListProps } from './record-list.tsx'

/** What of a list is shown. */
type Shown<State extends string = never> = { search: string; state: State | undefined; page: number }

type ListPageDefinition<Answer, Key extends QueryKey, Row, State extends string> = Pick<
  PageHeaderProps,
  'title' | 'lead' | 'actions' | 'back'
> & {
  /** The name of the list, where the page has another. */
  label?: string
  /** What can be searched for: "Search by number or company". */
  search?: string
  /** The words of the states that the list can be narrowed to, in their order. */
  states?: Partial<Record<State, string>>
  query: (shown: Shown<State>) => UseQueryOptions<Answer, Error, Answer, Key>
  rowsOf: (answer: Answer) => readonly Row[]
  columns: Column<Row>[]
  linkOf: (row: Row) => string
  /** Beside the list. */
  beside?: ReactNode
} & Pick<RecordListProps<Answer, Row>, 'empty' | 'narrowed'>

/** A page that lists the records of one kind; each row leads to its record. What differs from list to list is said here, once. */
export function defineListPage<Answer, Key extends QueryKey, Row, State extends string = never>(
  definition: ListPageDefinition<Answer, Key, Row, State>,
) {
  const {
    title,
    label = title,
    states,
    query,
    rowsOf,
    columns,
    linkOf,
    empty,
    narrowed,
    ...page
  } = definition
  const choices = Object.keys(states ?? {}) as State[]
  return function DefinedListPage() {
    const address = useListAddress({ choices })
    const { search, chosen: state, page: number } = address
    const found = useQuery(query({ search, state, page: number }))
    return (
      <ListPage
        title={title}
        {...page}
        address={address}
        {...(states && { filter: { label: 'Status', everything: 'All statuses', options: states } })}
        list={{
          label,
          query: found,
          rowsOf,
          columns,
          rowKey: linkOf,
          rowLink: linkOf,
          empty,
          narrowed,
        }}
      />
    )
  }
}
