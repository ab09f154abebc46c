import type { ShownCaseState } from '@tradelane/contract/quote-desk/states'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import type { BookingDetail } from './booking-queries.ts'

type ClearanceRequestCardProps = { clearing: BookingDetail['clearing']; isOffice?: boolean }

/** The request for a customs clearance, until its offer is accepted. */
export function ClearanceRequestCard({ clearing, isOffice = false }: ClearanceRequestCardProps) {
  const { request, is_ordered } = clearing
  if (!request || is_ordered || request.state === 'CANCELLED') return null
  const { case_id, number, state, due_at } = request
  const isWaiting = waiting[state]
  return (
    <Card title="Customs clearance">
      <div className="grid justify-items-start gap-4">
        <p className="num text-ink-2">
          {(isOffice ? officeTexts : texts)[state]}
          {isWaiting && ` Promised by ${formatInstant(due_at)}.`}
        </p>
        <LinkButton to={isOffice ? `/admin/quotes/${case_id}` : `/offers/${case_id}`}>
          {isOffice ? 'Open at the quote desk' : `Open request ${number}`}
        </LinkButton>
      </div>
    </Card>
  )
}

const waiting: Readonly<Record<ShownCaseState, boolean>> = {
  NEW: true,
  ASSIGNED: true,
  AWAITING_VENDOR: true,
  QUOTED: false,
  EXPIRED: false,
  ACCEPTED: false,
  DECLINED: false,
  CANCELLED: false,
}
const asked = 'You asked for customs clearance. Our desk sends you an offer.'
const texts: Readonly<Record<ShownCaseState, string>> = {
  NEW: asked,
  ASSIGNED: asked,
  AWAITING_VENDOR: asked,
  QUOTED: 'An offer is ready. Nothing is ordered until you accept it.',
  EXPIRED: 'The offer has expired. Ask for a new one on the page of the request.',
  ACCEPTED: 'The offer is accepted.',
  DECLINED: 'We could not make an offer. The reason is on the page of the request.',
  CANCELLED: 'The request was cancelled.',
}
const toOffer = 'The company asked for customs clearance. Our desk makes an offer, or denies the request.'
const officeTexts: Readonly<Record<ShownCaseState, string>> = {
  NEW: toOffer,
  ASSIGNED: toOffer,
  AWAITING_VENDOR: toOffer,
  QUOTED: 'The company has an offer for customs clearance. It has not accepted it yet.',
  EXPIRED: 'The offer for customs clearance has expired.',
  ACCEPTED: 'The offer is accepted.',
  DECLINED: 'The request for customs clearance was denied.',
  CANCELLED: 'The request was cancelled.',
}
