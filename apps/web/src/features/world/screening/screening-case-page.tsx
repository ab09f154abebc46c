import { useSuspenseQuery } from '@tanstack/react-query'
import type { WireCaseDetail } from '@tradelane/contract/screening/calls'
import { screenedSubjects, screeningLists } from '@tradelane/contract/screening/lists'
import { caseStateTable } from '@tradelane/contract/screening/states'
import { Link, useParams } from 'react-router'
import { formatDay } from '../../../lib/format/format-date.ts'
import { Card } from '../../../ui/card.tsx'
import { CustomerLink } from '../../../ui/records/customer-link.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { History } from '../../../ui/records/history.tsx'
import { RecordPage, RecordSubject } from '../../../ui/records/record-page.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { DecideCase } from './decide-case.tsx'
import { percentOf } from './score.tsx'
import { caseQuery } from './screening-queries.ts'

/** /admin/screening/:case_id: a match, the parts of its score, and the decision. */
export function ScreeningCasePage() {
  const { case_id: id = '' } = useParams()
  const { data } = useSuspenseQuery(caseQuery(id))
  const { screening_case: found } = data
  return (
    <RecordPage
      title={`Match ${found.case_number}`}
      about={
        <>
          <RecordSubject>{found.name}</RecordSubject>
          <CustomerLink uid={found.uid} name={found.company_name} />
        </>
      }
      badge={<StatusBadge states={caseStateTable} state={found.state} />}
      back={{ to: '/admin/screening', label: 'Screening' }}
      next={{ next: data.next, isOffice: true }}
      actions={<DecideCase found={found} />}
      history={
        <>
          <Card title="Match">
            {found.list === 'ofac_other' && (
              <p className="mb-3 text-sm text-ink-2">
                This list forbids some business and not all of it. What the match concerns goes on until you
                confirm it. Confirm it only where its programme forbids the business.
              </p>
            )}
            <DefinitionList facts={matchFacts(found)} />
          </Card>
          <Card title="What happened">
            <History timeline={data.timeline} />
          </Card>
        </>
      }
      facts={
        <Card title="Entry of the list">
          <DefinitionList facts={entryFacts(found)} />
        </Card>
      }
    />
  )
}

function matchFacts(found: WireCaseDetail) {
  return [
    { term: 'Name', value: found.name },
    { term: 'What it is', value: screenedSubjects[found.subject] },
    ...bookingFacts(found),
    { term: 'Listed name', value: found.matched_name },
    { term: 'Score', value: percentOf(found.score) },
    ...(found.words.length > 0 ? [{ term: 'Words that agree', value: <Words words={found.words} /> }] : []),
    // A ship has no day of birth, and may fly any flag.
    ...(found.subject === 'vessel'
      ? []
      : [
          { term: 'Date of birth', value: evidenceText(found.birth_date) },
          { term: 'Country', value: evidenceText(found.country) },
        ]),
  ]
}

/** What is held: the booking with its route and carrier. */
function bookingFacts({ booking }: WireCaseDetail) {
  if (!booking) return []
  const { logistics_id, what, detail, imo } = booking
  return [
    ...(imo ? [{ term: 'IMO number', value: imo }] : []),
    {
      term: 'Booking',
      value: (
        <>
          <Link to={`/admin/bookings/${logistics_id}`} className="text-link">
            {what}
          </Link>
          , {detail}
        </>
      ),
    },
  ]
}

function Words({ words }: Pick<WireCaseDetail, 'words'>) {
  return (
    <ul>
      {words.map(({ given, listed, score }) => (
        <li key={given}>
          {given === listed ? given : `${given} / ${listed}`}, <span className="num">{percentOf(score)}</span>
        </li>
      ))}
    </ul>
  )
}

function evidenceText(evidence: WireCaseDetail['country']): string {
  if (!evidence) return 'Not known on both sides'
  const { given, listed, agrees } = evidence
  return `${agrees ? 'Agrees' : 'Differs'}: ${readable(given)}; the list says ${listed.map(readable).join(', ')}`
}

/** Lists write days in many ways: those of our own way are written as everywhere. */
const readable = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? formatDay(text) : text)

function entryFacts({ entry, list }: WireCaseDetail) {
  const { title, source } = screeningLists[list]
  const texts = (values: string[]) => (values.length > 0 ? values.map(readable).join(', ') : 'Not given')
  return [
    { term: 'List', value: `${title}: ${source}` },
    ...(entry.published_on ? [{ term: 'Date of the list', value: formatDay(entry.published_on) }] : []),
    { term: 'Number', value: entry.entry_id },
    { term: 'Names', value: entry.names.join(' · ') },
    { term: 'Kind', value: entry.kind.replace(/^./, (letter) => letter.toUpperCase()) },
    { term: 'Countries', value: texts(entry.countries) },
    { term: 'Dates of birth', value: texts(entry.birth_dates) },
    { term: 'Programme', value: entry.programme || 'Not given' },
  ]
}
