import { counted } from '@tradelane/contract/primitives/counted'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { quoteOfferActions } from '@tradelane/contract/quote-desk/actions'
import { acceptOfferRequest } from '@tradelane/contract/quote-desk/code-request'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, money } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { ReleasedAction } from '../../../entries/approved-action.ts'
import { endOfDay } from '../../../lifecycle/local-days.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import {
  type CaseRow,
  caseNumber,
  getCase,
  isOver,
  lockCase,
  type OfferRecord,
  offerFor,
  quotedServiceOf,
  requestOf,
  shownOfferState,
} from './cases.ts'
import { quoteCaseLifecycle } from './lifecycle.ts'

export type OfferOfCase = { offer: OfferRecord; row: CaseRow }

const sellOf = ({ sell_amount, currency }: OfferRecord) => money(sell_amount, currency as Currency)

/** Accepting an offer: the code is for this offer, its price and its vendor. What is published never changes. */
export const offerAcceptance: ReleasedAction<{ offer_id: string }, OfferOfCase> = {
  purpose: 'quote offer',
  who: 'approver',
  isForVerified: true,
  request: acceptOfferRequest,
  askBefore: async ({ db, clock, features }, actor, { offer_id }) => {
    const at = clock.now()
    const offer = await getPublished(db, actor, offer_id)
    if (shownOfferState(offer, at) !== 'PUBLISHED') return
    const row = await getCase(db, actor, offer.case_id)
    const chosen = { actor, request: requestOf(row), offer: offerFor(offer), at }
    await quotedServiceOf({ features }, row.service).requireAcceptable?.(db, chosen)
  },
  load: async ({ db, actor }, { offer_id }) => {
    const offer = await getPublished(db, actor, offer_id)
    return { offer, row: await getCase(db, actor, offer.case_id) }
  },
  lock: async ({ tx, actor }, { offer_id }) => {
    const { case_id } = await getPublished(tx, actor, offer_id)
    // Read again under the lock: every change of an offer locks its case first.
    const row = await lockCase(tx, actor, case_id)
    return { offer: await getPublished(tx, actor, offer_id), row }
  },
  require: ({ now }, accepted) => requireAcceptable(accepted, now),
  binding: ({ offer }) => ({
    offer: offer.offer_id,
    price: sellOf(offer),
    eta: offer.eta_days,
    vendor: offer.vendor_name,
  }),
  release: {
    amount: ({ offer }) => sellOf(offer),
    lifecycle: quoteCaseLifecycle,
    id: ({ row }) => row.case_id,
    until: ({ offer }) => endOfDay(offer.valid_until, null),
    replaced: 'Another offer was chosen. Nothing is ordered by the one that waited.',
  },
  summary: ({ offer, row }) => ({
    mailSubject: 'Your Tradelane code to accept an offer',
    mailLead: `{code} is your code to accept an offer for request ${caseNumber(row)}:`,
    amount: sellOf(offer),
    facts: [
      offer.quote_name,
      row.title,
      `${counted(offer.eta_days, 'day')}, valid until the end of ${dayText(offer.valid_until)}, UTC`,
    ],
  }),
}

/** What the desk has not published does not exist for a company. Refuses with NOT_FOUND. */
async function getPublished(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  offerId: string,
): Promise<OfferRecord> {
  const offer = await db
    .selectFrom('quote_offers')
    .selectAll()
    .where('uid', '=', companyId)
    .where('offer_id', '=', offerId)
    .where('state', '<>', 'stored')
    .executeTakeFirst()
  if (!offer) throw new Refusal('NOT_FOUND')
  return offer
}

/** Refuses with OFFER_EXPIRED and ILLEGAL_STATE. */
export function requireAcceptable({ offer }: OfferOfCase, now: Date): void {
  if (offer.state === 'expired' || (offer.state === 'published' && isOver(offer, now)))
    throw new Refusal('OFFER_EXPIRED')
  requireOpen(quoteOfferActions.accept, { state: offer.state })
}
