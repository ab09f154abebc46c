import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { useFindAddress } from './find-address.ts'
import { kindName } from './kind-names.ts'
import { MoreFound } from './more-found.tsx'
import { type Hit, leastLength, type Reader, searchQuery } from './search-queries.ts'
import { useSearchKeys } from './use-search-keys.ts'

const leads: Record<Reader, string> = {
  office: 'Companies, people, vendors and records of every kind, by number, name or reference.',
  company: 'Your payments, escrows, shipments, partners and other records, by number, name or reference.',
}

/** One search over everything that the reader may see, opened by the address. */
export function SearchDialog() {
  const reader: Reader = useLocation().pathname.startsWith('/admin/') ? 'office' : 'company'
  const { text = '', find, close } = useFindAddress()
  const content = useRef<HTMLDivElement>(null)
  useSearchKeys(content)
  const query = useQuery(searchQuery(reader, text))
  const isAsked = text.length >= leastLength
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
          {statusOf(text, query)}
        </p>
        {/* What an earlier text has found is shown until the answer, and cannot be opened. */}
        <div
          data-hits={text}
          aria-busy={query.isFetching}
          inert={query.isPlaceholderData}
          className="mt-2 min-h-24"
        >
          {isAsked && query.error && <ListFailure error={query.error} onRetry={() => void query.refetch()} />}
          {isAsked && query.data && <Found {...query.data} />}
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
function statusOf(text: string, { data, isFetching, isPlaceholderData, error }: Answer): string {
  if (text.length < leastLength) return `Type at least ${leastLength} characters.`
  if (error) return ''
  if (!data || (isFetching && isPlaceholderData)) return 'Searching…'
  if (data.hits.length === 0) return `Nothing found for “${text}”.`
  return data.hits.length === 1 ? '1 result' : `${data.hits.length} results`
}

function Found({ hits, ...more }: { hits: readonly Hit[]; more: readonly string[]; is_cut: boolean }) {
  return (
    <>
      {[...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, found]) => (
        <section key={kind} className="mb-4">
          <h3 className="mb-1 text-sm font-medium text-ink-2">{kindName(kind)}</h3>
          <ul>
            {found.map(({ id, number, title, link }) => (
              <li key={id}>
                <Link
                  to={link}
                  className="flex flex-wrap gap-x-3 rounded-sm px-2 py-1.5 hover:bg-mist-2 focus-visible:bg-mist-2"
                >
                  {number !== '' && <span className="num whitespace-nowrap">{number}</span>}
                  <span className="min-w-0 wrap-anywhere">{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MoreFound {...more} />
    </>
  )
}
