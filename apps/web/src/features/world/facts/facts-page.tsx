import { useQuery } from '@tanstack/react-query'
import { type FactState, factStateNames, factStates, type WireFact } from '@tradelane/contract/facts/calls'
import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import { BookOpenCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useListAddress } from '../../../lib/browser/use-list-address.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { factsQuery } from './fact-queries.ts'
import { ReadFact } from './read-fact.tsx'

const tones = { due: 'wait', changed: 'lost', not_loaded: 'wait', current: 'done' } as const

const columns: Column<WireFact>[] = [
  {
    key: 'what',
    title: 'Fact',
    className: 'wrap-anywhere',
    cell: ({ what, note, newest }) => (
      <>
        {what}
        {note && <div className="text-xs text-ink-2">{note}</div>}
        {newest?.note && (
          <div className="text-xs">
            {newest.saved_by}, {formatDay(newest.saved_at)}: {newest.note}
          </div>
        )}
      </>
    ),
  },
  {
    key: 'source',
    title: 'Source',
    className: 'wrap-anywhere text-ink-2',
    cell: ({ source, newest }) => newest?.source ?? source,
  },
  {
    key: 'state',
    title: 'Status',
    cell: ({ state }) => <Badge tone={tones[state]}>{factStateNames[state]}</Badge>,
  },
  {
    key: 'read',
    title: 'Read on',
    className: 'num whitespace-nowrap',
    cell: ({ read_on }) => (read_on ? formatDay(read_on) : '–'),
  },
  {
    key: 'due',
    title: 'Good until',
    className: 'num whitespace-nowrap',
    cell: ({ due_on }) => (due_on ? formatDay(due_on) : '–'),
  },
  {
    key: 'who',
    title: 'Read by',
    className: 'whitespace-nowrap',
    cell: ({ who }) => (who === 'office' ? 'Back office' : 'Engineers'),
  },
  { key: 'action', title: 'Action', isRight: true, cell: (fact) => <Action fact={fact} /> },
]

function Action({ fact }: { fact: WireFact }) {
  if (!fact.is_loaded) return <ReadFact fact={fact} />
  const [page] = fact.loaded_at
  if (!page) return <span className="text-xs text-ink-2">Loaded by the product</span>
  return (
    <Link to={page} className="text-link whitespace-nowrap">
      Where it is loaded
    </Link>
  )
}

/** /admin/facts: what the product knows of the world, where it was read, and when it is to be read again. */
export function FactsPage() {
  const address = useListAddress({ choices: factStates })
  const query = useQuery(factsQuery)
  const words = foldSearch(address.search).split(' ')
  const isShown = ({ key, what, source, state }: WireFact) => {
    const text = foldSearch(`${key} ${what} ${source}`)
    return (!address.chosen || state === address.chosen) && words.every((word) => text.includes(word))
  }
  return (
    <ListPage
      title="Facts of the world"
      lead="Rules, prices and lists that the product ships or loads, each with its source. What is due is read again; until then the product goes on and shows its date."
      address={address}
      search="Search by fact or source"
      filter={{ label: 'Status', everything: 'All statuses', options: labels }}
      list={{
        label: 'Facts',
        query,
        rowsOf: (facts) => facts.filter(isShown),
        columns,
        rowKey: ({ key }) => key,
        empty: { icon: BookOpenCheck, text: 'There are no facts.' },
      }}
    />
  )
}

const labels: Record<FactState, string> = factStateNames
