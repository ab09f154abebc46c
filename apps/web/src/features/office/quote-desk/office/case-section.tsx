import { deskServiceNames } from '@tradelane/contract/quote-desk/forms'
import type { WireDeskCase } from '@tradelane/contract/quote-desk/office-calls'
import { isOpenCase } from '@tradelane/contract/quote-desk/states'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Collapsible } from '../../../../ui/collapsible.tsx'
import { History } from '../../../../ui/records/history.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { caseStates } from '../case-words.ts'
import { AskVendors } from './ask-vendors/ask-vendors.tsx'
import { CaseActions } from './case-actions.tsx'
import { CaseOffers } from './case-offers.tsx'
import { Chips } from './chips.tsx'
import type { TradeOfDesk } from './desk-queries.ts'

type CaseSectionProps = { one: WireDeskCase; trade: TradeOfDesk }

/** One request: what was asked, who has it, its offers, and the form for more. */
export function CaseSection({ one, trade }: CaseSectionProps) {
  const { service, number, state, owner, due_at, note, state_reason, timeline } = one
  const revision = timeline.findLast(({ to }) => to === 'revision_requested')
  return (
    <Card
      title={`${deskServiceNames[service]}: request ${number}`}
      action={<StatusBadge states={caseStates} state={state} />}
    >
      <div className="grid gap-4">
        <p className="num text-ink-2">
          {owner ? `Owner: ${owner}.` : 'No owner yet.'} Promised by {formatInstant(due_at)}.
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
        {isOpenCase(state) && <AskVendors one={one} />}
        <CaseOffers key={storedIds(one)} one={one} trade={trade} />
        <Collapsible title="History">
          <div className="p-5">
            <History timeline={timeline} />
          </div>
        </Collapsible>
      </div>
    </Card>
  )
}

/** What is typed stays until other offers are stored: a request changes while somebody types, as when it is taken. */
const storedIds = ({ offers }: WireDeskCase): string =>
  offers.flatMap(({ offer_id, state }) => (state === 'STORED' ? [offer_id] : [])).join(' ')
