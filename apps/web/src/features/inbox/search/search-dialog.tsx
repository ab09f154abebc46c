import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { useFindAddress } from './find-address.ts'
import { useFoundPages } from './find-pages.ts'
import { FoundLinks, FoundRecords } from './found.tsx'
import { type Hit, leastLength, type Reader, searchQuery } from './search-queries.ts'
import { useSearchKeys } from './use-search-keys.ts'

const leads: Record<Reader, string> = {
  office: 'Companies, people, vendors and records of every kind, by number, name or reference, and pages.',
  company:
    'Your payments, escrows, shipments, partners and other records, by number, name or reference, and pages.',
}

/** One search over everything that the reader may see, opened by the address. */
export function SearchDialog() {
  const reader: Reader = useLocation().pathname.startsWith('/admin/') ? 'office' : 'company'
  const { text = '', find, close } = useFindAddress()
  const content = useRef<HTMLDivElement>(null)
  useSearchKeys(content)
  const query = useQuery(searchQuery(reader, text))
  const isAsked = text.length >= leastLength
  const pages = useFoundPages(reader, isAsked ? text : '')
  return (
    <Dialog isOpen onClose={close} title="Search" lead={leads[reader]} size="lg">
      <div ref={content}>
        <SearchField
          label="Search everything"
          value={text}
          onSearch={find}
          onEscape={close}
          waitMs={250}
          isWide
        />
        <p role="status" className="mt-4 text-ink-2">
          {statusOf(text, query, pages.length)}
        </p>
        {/* What an earlier text has found is shown until the answer, and cannot be opened. */}
        <div
          data-hits={text}
          aria-busy={query.isFetching}
          inert={query.isPlaceholderData}
          className="mt-2 min-h-24"
        >
          {pages.length > 0 && (
            <FoundLinks title="Pages" links={pages.map(({ to, title }) => ({ to, title }))} />
          )}
          {isAsked && query.error && <ListFailure error={query.error} onRetry={() => void query.refetch()} />}
          {isAsked && query.data && <FoundRecords {...{ reader, text }} {...query.data} />}
        </div>
      </div>
    </Dialog>
  )
}

type Answer = Pick<
  UseQueryResult<{ hits: readonly Hit[] }>,
  'data' | 'isFetching' | 'isPlaceholderData' | 'error'
>

/** One line, which screen readers hear instead of everything that is found. */
function statusOf(
  text: string,
  { data, isFetching, isPlaceholderData, error }: Answer,
  pages: number,
): string {
  if (text.length < leastLength) return `Type at least ${leastLength} characters.`
  if (error) return ''
  if (!data || (isFetching && isPlaceholderData)) return 'Searching…'
  const count = data.hits.length + pages
  if (count === 0) return `Nothing found for “${text}”.`
  return count === 1 ? '1 result' : `${count} results`
}
