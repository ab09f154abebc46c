import type { Tone } from '@tradelane/contract/lifecycle/state-table'
import {
  type QuoteOfferState,
  quoteOfferStateTable,
  type ShownOfferState,
} from '@tradelane/contract/quote-desk/offer-states'
import {
  onlyAnsweredStates,
  type QuoteCaseState,
  quoteCaseStateTable,
  type ShownCaseState,
} from '@tradelane/contract/quote-desk/states'

type Words = { label: string; tone: Tone; explanation: string }

const upper = (table: Readonly<Record<string, Words>>): Record<string, Words> =>
  Object.fromEntries(Object.entries(table).map(([state, words]) => [state.toUpperCase(), words]))

/** As the answers name them. */
const caseStates = {
  ...upper(quoteCaseStateTable),
  EXPIRED: { label: 'Expired', tone: 'lost', explanation: 'The last day of all offers has passed.' },
} as Record<ShownCaseState, Words>
const withoutOffers = { ...caseStates, ...upper(onlyAnsweredStates) }
export const caseStatesOf = ({ takes_offers }: { takes_offers: boolean }) =>
  takes_offers ? caseStates : withoutOffers

/** As the table of its actions asks. */
export const recordOfCase = ({ state }: { state: ShownCaseState }) => ({
  state: state === 'EXPIRED' ? 'quoted' : (state.toLowerCase() as QuoteCaseState),
  is_expired: state === 'EXPIRED',
})
type Offer = { state: ShownOfferState; is_for_other_goods: boolean }
export const recordOfOffer = ({ state, is_for_other_goods }: Offer) => ({
  is_for_other_goods,
  state: state.toLowerCase() as QuoteOfferState,
  is_over: state === 'EXPIRED',
})

export const offerStates = upper(quoteOfferStateTable) as Record<ShownOfferState, Words>

/** The filter's words: each different, and true of every service, whose badges differ. */
export const caseStateLabels: Record<ShownCaseState, string> = {
  NEW: 'New',
  ASSIGNED: caseStates.ASSIGNED.label,
  AWAITING_VENDOR: 'Waiting for a vendor',
  QUOTED: caseStates.QUOTED.label,
  ACCEPTED: 'Accepted or approved',
  DECLINED: caseStates.DECLINED.label,
  EXPIRED: caseStates.EXPIRED.label,
  CANCELLED: caseStates.CANCELLED.label,
}
