import { Link } from 'react-router'
import { kindName } from './kind-names.ts'
import { MoreFound, type MoreFoundProps } from './more-found.tsx'
import type { Hit } from './search-queries.ts'

type FoundRecordsProps = MoreFoundProps & { hits: readonly Hit[] }

/** The records of each kind. */
export function FoundRecords({ hits, ...more }: FoundRecordsProps) {
  return (
    <>
      {[...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, found]) => (
        <FoundLinks
          key={kind}
          title={kindName(kind)}
          links={found.map(({ link, number, title }) => ({ to: link, number, title }))}
        />
      ))}
      <MoreFound {...more} />
    </>
  )
}

type FoundLinksProps = {
  title: string
  links: readonly { to: string; number?: string; title: string }[]
}

export function FoundLinks({ title: heading, links }: FoundLinksProps) {
  return (
    <section className="mb-4">
      <h3 className="mb-1 text-sm font-medium text-ink-2">{heading}</h3>
      <ul>
        {links.map(({ to, number = '', title }) => (
          <li key={`${to} ${number} ${title}`}>
            <Link
              to={to}
              className="flex flex-wrap gap-x-3 rounded-sm px-2 py-1.5 hover:bg-mist-2 focus-visible:bg-mist-2"
            >
              {number !== '' && <span className="num whitespace-nowrap">{number}</span>}
              <span className="min-w-0 wrap-anywhere">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
