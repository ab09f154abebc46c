import { stateLabels } from '@tradelane/contract/lifecycle/state-table'
import type { WireScreeningCase } from '@tradelane/contract/screening/calls'
import { screenedSubjects, screeningLists } from '@tradelane/contract/screening/lists'
import { caseStateTable } from '@tradelane/contract/screening/states'
import { ShieldCheck } from 'lucide-react'
import { formatDay } from '../../../lib/format/format-date.ts'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { defineListPage } from '../../../ui/lists/define-list-page.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { ListsCard } from './lists-card.tsx'
import { Score } from './score.tsx'
import { casesQuery } from './screening-queries.ts'

const states = stateLabels(caseStateTable)

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
export const ScreeningPage = defineListPage({
  title: 'Screening',
  label: 'Matches',
  lead: 'Names that are like those on a sanctions list, newest first. Payments and bookings wait for your decision.',
  search: 'Search by company, name or number',
  states,
  query: casesQuery,
  rowsOf: ({ cases }) => cases,
  columns,
  linkOf: ({ case_id }) => `/admin/screening/${case_id}`,
  empty: { icon: ShieldCheck, text: 'Names that match a sanctions list will appear here.' },
  beside: <ListsCard />,
})
