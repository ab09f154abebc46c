import { actionTable } from '../lifecycle/action-table.ts'
import type { QuoteOfferState } from './offer-states.ts'
import type { QuoteCaseState } from './states.ts'

/** How often a customer may ask for other offers. */
export const mostRevisions = 3

const noOffers = 'You can ask for a revision once our offers are here.'
const beforeOffers = { new: true, assigned: true, awaiting_vendor: true } as const
const ended = { accepted: false, declined: false, cancelled: false } as const
const whileOpen = { ...beforeOffers, quoted: true, ...ended } as const

type CaseFacts = {
  /** The last day of all offers has passed. */
  is_expired: boolean
  revisions_left: number
}

/** Of the customer. What a change of the state has closed, the server refuses with who changed it and when. */
export const quoteCaseActions = actionTable<QuoteCaseState, CaseFacts>()({
  revise: {
    who: 'preparer',
    states: { new: noOffers, assigned: noOffers, awaiting_vendor: noOffers, quoted: true, ...ended },
    unless({ is_expired, revisions_left }) {
      if (revisions_left === 0)
        return `You have asked for a revision ${mostRevisions} times. Accept an offer, or send a new request.`
      return is_expired ? 'All offers have expired. Ask again.' : undefined
    },
  },
  /** In the place of a revision, once nothing can be accepted. */
  askAgain: {
    who: 'preparer',
    states: { new: false, assigned: false, awaiting_vendor: false, quoted: true, ...ended },
    unless: ({ is_expired }) =>
      is_expired ? undefined : 'An offer is still open. Accept it, or ask for a revision.',
  },
  cancel: { who: 'preparer', states: whileOpen },
})

type DeskFacts = { has_stored?: boolean }

/** Of the desk. */
export const officeCaseActions = actionTable<QuoteCaseState, DeskFacts>()({
  /** Take it, or take it over. */
  take: { who: 'office', states: { ...beforeOffers, quoted: false, ...ended } },
  askVendor: { who: 'office', states: whileOpen },
  /** Store offers that are not published. */
  submit: { who: 'office', states: whileOpen },
  publish: {
    who: 'office',
    states: whileOpen,
    unless: ({ has_stored }) => (has_stored ? undefined : 'Submit a quote first. Then approve it.'),
  },
  /** Of a request for which nothing is offered. */
  approve: {
    who: 'office',
    states: { new: true, assigned: true, awaiting_vendor: false, quoted: false, ...ended },
  },
  deny: {
    who: 'office',
    states: { ...beforeOffers, quoted: 'Offers are published. Withdraw them instead.', ...ended },
  },
})

const whilePublished: Readonly<Record<QuoteOfferState, boolean>> = {
  stored: false,
  published: true,
  accepted: false,
  lost: false,
  expired: false,
  withdrawn: false,
}
const notOpen = 'This offer is not open. Reload the page to see the offers that are.'
const endings: Readonly<Record<QuoteOfferState, string | undefined>> = {
  stored: undefined,
  published: undefined,
  accepted: 'This offer was accepted already. Open the order to follow it.',
  lost: 'This offer was not chosen: another offer was accepted, or the request has ended.',
  expired: 'This offer has expired.',
  withdrawn: 'This offer was withdrawn. Reload the page to see the offers that are open.',
}
const endOfOffer = ({ state }: { state: QuoteOfferState }) => endings[state]

/** Of the customer. */
export const quoteOfferActions = actionTable<QuoteOfferState, { is_for_other_goods?: boolean }>()({
  accept: {
    who: 'approver',
    states: whilePublished,
    unless: ({ is_for_other_goods }) =>
      is_for_other_goods
        ? 'The goods have changed since this offer was made. Ask for a revision: we make a new one.'
        : undefined,
    otherwise: notOpen,
    ended: endOfOffer,
  },
})

/** Of the desk. */
export const officeOfferActions = actionTable<QuoteOfferState, { is_over: boolean }>()({
  withdraw: {
    who: 'office',
    states: whilePublished,
    unless: ({ is_over }) => (is_over ? 'This offer has expired.' : undefined),
    otherwise: notOpen,
    ended: endOfOffer,
  },
})
