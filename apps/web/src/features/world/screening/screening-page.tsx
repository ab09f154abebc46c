import { useQuery } from '@tanstack/react-query'
import type { WireScreeningCase } from '@tradelane/contract/screening/calls'
import { screenedSubjects, screeningLists } from '@tradelane/contract/screening/lists'
import { caseStates, caseStateTable } from '@tradelane/contract/screening/states'
import { ShieldCheck } from 'lucide-react'
import { useListAddress } from '../../../lib/browser/use-list-address.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { ListsCard } from './lists-card.tsx'
import { Score } from './score.tsx'
import { casesQuery } from './screening-queries.ts'

const options = Object.fromEntries(caseStates.map((state) => [state, caseStateTable[state].label]))

const columns: Column<WireScreeningCase>[] = [
  { key: 'company', title: 'Company', className: 'wrap-anywhere', cell: ({ company_name }) => company_name },
  {
    key: 'name',
    title: 'Name',
    className: 'wrap-anywhere',
    cell: ({ name, subject }) => (
      <>
        {name}
        <div className="text-xs text-ink-2">{screenedSubjects[subject]}</div>
      </>
    ),
  },
  {
    key: 'match',
    title: 'Listed name',
    className: 'wrap-anywhere',
    cell: ({ matched_name, list }) => (
      <>
        {matched_name}
        <div className="text-xs text-ink-2">{screeningLists[list].title}</div>
      </>
    ),
  },
  { key: 'score', title: 'Score', isRight: true, cell: ({ score }) => <Score score={score} /> },
  {
    key: 'status',
    title: 'Status',
    cell: ({ state }) => <StatusBadge states={caseStateTable} state={state} />,
  },
  {
    key: 'opened',
    title: 'Found',
    className: 'num whitespace-nowrap text-ink-2',
    cell: ({ opened_at }) => formatDay(opened_at),
  },
]

/** /admin/screening: names that are like those of a sanctions list. */
export function ScreeningPage() {
  const address = useListAddress({ choices: caseStates })
  const { search, chosen: state, page } = address
  return (
    <ListPage
      title="Screening"
      lead="Names that are like those on a sanctions list, newest first. Payments and bookings wait for your decision."
      address={address}
      search="Search by company, name or number"
      filter={{ label: 'Status', everything: 'All statuses', options }}
      list={{
        label: 'Matches',
        query: useQuery(casesQuery({ search, state, page })),
        rowsOf: ({ cases }) => cases,
        columns,
        rowKey: ({ case_id }) => case_id,
        rowLink: ({ case_id }) => `/admin/screening/${case_id}`,
        empty: { icon: ShieldCheck, text: 'Names that match a sanctions list will appear here.' },
      }}
      beside={<ListsCard />}
    />
  )
}
