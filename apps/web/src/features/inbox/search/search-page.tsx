import { useQuery } from '@tanstack/react-query'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { adminSearch } from '@tradelane/contract/search/calls'
import { services } from '@tradelane/contract/services/registry'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useListAddress } from '../../../lib/browser/use-list-address.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { UnreadParts } from '../../../ui/unread-parts.tsx'
import { leastLength, officeSearchQuery } from './search-queries.ts'
import { useSearchKeys } from './use-search-keys.ts'

type Hit = WireOutput<typeof adminSearch.all>['hits'][number]

const kindOf = ({ kind }: Hit): string => services.find(({ subject }) => subject === kind)?.title ?? 'Record'

const columns: Column<Hit>[] = [
  { key: 'number', title: 'Number', className: 'num whitespace-nowrap', cell: ({ number }) => number },
  { key: 'kind', title: 'Kind', className: 'whitespace-nowrap', cell: kindOf },
  { key: 'title', title: 'About', className: 'wrap-anywhere', cell: ({ title }) => title },
]

/** /admin/search: a record of any company by its number, name or reference. */
export function SearchPage() {
  const page = useRef<HTMLDivElement>(null)
  const { search, searchFor } = useListAddress()
  const query = useQuery(officeSearchQuery(search))
  useSearchKeys(page)
  // The page is for typing: a person who opens it can begin at once.
  useEffect(() => page.current?.querySelector<HTMLElement>('input[type=search]')?.focus(), [])
  return (
    <div ref={page}>
      <PageHeader
        title="Search"
        lead="Finds records of all companies by number, name or reference. Press / to search, and the arrows to go through what is found."
      />
      <UnreadParts titles={search.length < leastLength ? [] : (query.data?.unread ?? [])} />
      <Card isFlush>
        <div className="px-5 pt-4 pb-3">
          <SearchField label="Search all records" value={search} onSearch={searchFor} />
        </div>
        <div data-hits>
          {search.length < leastLength ? (
            <EmptyState icon={Search} title="What are you looking for?">
              {`Records appear here. Type a number such as PY-2026-000123, the name of a company, or a reference: at least ${leastLength} characters.`}
            </EmptyState>
          ) : (
            <RecordList
              label="Records found"
              query={query}
              rowsOf={({ hits }) => hits}
              columns={columns}
              rowKey={({ kind, id }) => `${kind} ${id}`}
              rowLink={({ link }) => link}
              skeletonRows={4}
              empty={{
                icon: Search,
                title: `Nothing found for “${search}”`,
                text: 'Check the number. Payments are found by their whole number only, and drafts are not found.',
              }}
            />
          )}
        </div>
      </Card>
    </div>
  )
}
