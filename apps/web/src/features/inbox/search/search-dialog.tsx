import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
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
  company: 'Your payments, escrows, shipments, partners and all other records, by number, name or reference.',
}

/** One search over everything that the reader may see, opened by the address. */
export function SearchDialog({ reader }: { reader: Reader }) {
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
        <div data-hits aria-live="polite" aria-busy={query.isFetching} className="mt-4 min-h-24">
          {!isAsked && <p className="text-ink-2">{`Type at least ${leastLength} characters.`}</p>}
          {isAsked && query.error && <ListFailure error={query.error} onRetry={() => void query.refetch()} />}
          {isAsked && query.data && <Found text={text} hits={query.data.hits} more={query.data.more} />}
        </div>
      </div>
    </Dialog>
  )
}

function Found({ text, hits, more }: { text: string; hits: readonly Hit[]; more: readonly string[] }) {
  if (hits.length === 0) return <p className="text-ink-2">{`Nothing found for “${text}”.`}</p>
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
      <MoreFound kinds={more} />
    </>
  )
}
