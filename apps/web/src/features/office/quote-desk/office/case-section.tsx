import { officeCaseActions } from '@tradelane/contract/quote-desk/actions'
import { deskServiceNames } from '@tradelane/contract/quote-desk/forms'
import type { WireDeskCase } from '@tradelane/contract/quote-desk/office-calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { isBeforeOffers } from '@tradelane/contract/quote-desk/states'
import { officeLink } from '@tradelane/contract/services/subject-links'
import { Link } from 'react-router'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Collapsible } from '../../../../ui/collapsible.tsx'
import { useOpened } from '../../../../ui/forms/saved-since.tsx'
import { History } from '../../../../ui/records/history.tsx'
import { OfficeAction } from '../../../../ui/records/office-action.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { caseStatesOf, recordOfCase } from '../case-words.ts'
import { AskVendors } from './ask-vendors/ask-vendors.tsx'
import { CaseActions } from './case-actions.tsx'
import { CaseOffers } from './case-offers.tsx'
import { Chips } from './chips.tsx'
import type { TradeOfDesk } from './desk-queries.ts'

type CaseSectionProps = { one: WireDeskCase; trade: TradeOfDesk }

/** One request: what was asked, who has it, its offers, and the form for more. */
export function CaseSection({ one, trade }: CaseSectionProps) {
  const { service, number, state, owner, due_at, note, state_reason, timeline } = one
  const [opened, since] = useOpened(one, storedIds)
  const revision = timeline.findLast(({ to }) => to === 'revision_requested')
  return (
    <Card
      title={`${deskServiceNames[service]}: request ${number}`}
      action={<StatusBadge states={caseStatesOf(one)} state={state} />}
    >
      <div className="grid gap-4">
        <p className="num text-ink-2">
          {owner ? `Owner: ${owner}.` : 'No owner yet.'}
          {isBeforeOffers(state) && <> Promised by {formatInstant(due_at)}.</>}
        </p>
        <Chips chips={one.request.facts} />
        {note && <p className="rounded-md bg-mist-2 p-3 whitespace-pre-line wrap-anywhere">{note}</p>}
        {state_reason && (
          <Banner tone="lost" title="Reason">
            {state_reason}
          </Banner>
        )}
        {state === 'QUOTED' && revision && (
          <Banner tone="wait" title="Revision requested">
            {revision.reason ?? revision.text}
          </Banner>
        )}
        <CaseActions one={one} trade={trade} />
        {one.takes_offers && (
          <OfficeAction
            call={quoteDesk.askVendor}
            action={officeCaseActions.askVendor}
            record={recordOfCase(one)}
          >
            {() => <AskVendors one={one} />}
          </OfficeAction>
        )}
        {one.takes_offers && <CaseOffers key={storedIds(opened)} {...{ one, trade, since }} />}
        {!one.takes_offers && <RecordOf one={one} />}
        <Collapsible title="History">
          <div className="p-5">
            <History timeline={timeline} />
          </div>
        </Collapsible>
      </div>
    </Card>
  )
}

/** Where nothing is offered, all that is known of it is on the page of the record. */
function RecordOf({ one: { subject } }: { one: WireDeskCase }) {
  const link = subject && officeLink(subject.kind, subject.id)
  if (!link) return null
  return (
    <p className="text-ink-2">
      The customer has accepted the price. Papers and checks are on the page of the record:{' '}
      <Link to={link} className="text-link">
        Open it
      </Link>
    </p>
  )
}

/** A request changes while somebody types, as when it is taken: only other offers that are stored are another version of the form. */
const storedIds = ({ offers }: WireDeskCase): string =>
  offers.flatMap(({ offer_id, state }) => (state === 'STORED' ? [offer_id] : [])).join(' ')
