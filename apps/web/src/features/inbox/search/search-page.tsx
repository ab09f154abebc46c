import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useListAddress } from '../../../lib/browser/use-list-address.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { kindName } from './kind-names.ts'
import { MoreFound } from './more-found.tsx'
import { type Hit, leastLength, searchQuery } from './search-queries.ts'
import { useSearchKeys } from './use-search-keys.ts'

const columns: Column<Hit>[] = [
  { key: 'number', title: 'Number', className: 'num whitespace-nowrap', cell: ({ number }) => number },
  { key: 'kind', title: 'Kind', className: 'whitespace-nowrap', cell: ({ kind }) => kindName(kind) },
  { key: 'title', title: 'About', className: 'wrap-anywhere', cell: ({ title }) => title },
]

/** /admin/search: a record of any company by its number, name or reference. */
export function SearchPage() {
  const page = useRef<HTMLDivElement>(null)
  const { search, searchFor } = useListAddress()
  const query = useQuery(searchQuery('office', search))
  useSearchKeys(page)
  // The page is for typing: a person who opens it can begin at once.
  useEffect(() => page.current?.querySelector<HTMLElement>('input[type=search]')?.focus(), [])
  return (
    <div ref={page}>
      <PageHeader
        title="Search"
        lead="Finds companies, people, vendors and records of all companies by number, name or reference. Press / to search, and the arrows to go through what is found."
      />
      <Card isFlush>
        <div className="px-5 pt-4 pb-3">
          <SearchField label="Search all records" value={search} onSearch={searchFor} />
        </div>
        <div data-hits={query.isFetching ? '' : search}>
          {search.length < leastLength ? (
            <EmptyState icon={Search} title="What are you looking for?">
              {`Records appear here. Type a number such as PY-2026-000123, the name of a company, or a reference: at least ${leastLength} characters.`}
            </EmptyState>
          ) : (
            <RecordList
              label="Records found"
              query={query.isPlaceholderData ? { ...query, data: undefined } : query}
              rowsOf={({ hits }) => hits}
              columns={columns}
              rowKey={({ kind, id }) => `${kind} ${id}`}
              rowLink={({ link }) => link}
              skeletonRows={4}
              empty={{
                icon: Search,
                title: `Nothing found for “${search}”`,
                text: 'Check the spelling, or type less of it. Drafts of customers are not found.',
              }}
            />
          )}
          {search.length >= leastLength && query.data && (
            <MoreFound reader="office" text={search} {...query.data} />
          )}
        </div>
      </Card>
    </div>
  )
}
