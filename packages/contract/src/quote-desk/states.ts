import { releaseHappenings } from '../lifecycle/release-happenings.ts'
import { type HappeningInfo, stateNames, statesWhere, stateTable } from '../lifecycle/state-table.ts'
import { capitals } from '../primitives/identifier.ts'

/** A request that the desk answers, most with offers. That all its offers have expired is read from their days, and stored nowhere. */
export const quoteCaseStateTable = stateTable({
  new: {
    label: 'Awaiting offers',
    explanation: 'We received the request. Nobody at our desk has it yet.',
    tone: 'wait',
    inTrade: 'Quotes',
    moves: ['assigned', 'awaiting_vendor', 'quoted', 'accepted', 'declined', 'cancelled'],
    happened: '{who} sent the request to the desk.',
    next: { who: 'tradelane', text: 'We ask for offers and send them to you.' },
  },
  assigned: {
    label: 'Processing',
    explanation: 'A person at our desk works on it.',
    tone: 'wait',
    inTrade: 'Processing',
    moves: ['new', 'assigned', 'awaiting_vendor', 'quoted', 'accepted', 'declined', 'cancelled'],
    happened: '{who} began to work on the request.',
    next: { who: 'tradelane', text: 'We prepare offers and send them to you.' },
  },
  awaiting_vendor: {
    label: 'Processing',
    explanation: 'We asked vendors for their prices.',
    tone: 'wait',
    inTrade: 'Processing',
    moves: ['assigned', 'awaiting_vendor', 'quoted', 'declined', 'cancelled'],
    happened: '{who} asked a vendor for its price.',
    next: { who: 'tradelane', text: 'We compare the answers of vendors and send you offers.' },
  },
  quoted: {
    label: 'Offers ready',
    explanation: 'Offers are ready. Nothing is ordered until you accept one.',
    tone: 'wait',
    inTrade: 'Approved',
    moves: ['assigned', 'quoted', 'accepted', 'cancelled'],
    happened: '{who} sent offers.',
    next: { who: 'approver', text: 'Compare the offers and accept one, or ask for a revision.' },
  },
  accepted: {
    label: 'Accepted',
    explanation: 'An offer was accepted, or we approved the request. What follows has its own page.',
    tone: 'done',
    inTrade: 'Executed',
    moves: [],
    happened: '{who} accepted an offer.',
  },
  declined: {
    label: 'Denied',
    explanation: 'We cannot do what was asked. The reason is shown with it.',
    tone: 'lost',
    moves: [],
    happened: '{who} denied the request.',
  },
  cancelled: {
    label: 'Cancelled',
    explanation: 'The request was cancelled.',
    tone: 'idle',
    moves: [],
    happened: '{who} cancelled the request.',
  },
})
export type QuoteCaseState = keyof typeof quoteCaseStateTable
export const quoteCaseStates = stateNames(quoteCaseStateTable)

export const quoteCaseHappenings = {
  ...releaseHappenings,
  revision_requested: {
    label: 'Revision requested',
    happened: '{who} asked for a revision.',
    withReason: '{who} asked for a revision: {reason}',
    tone: 'wait',
  },
  goods_changed: {
    label: 'Goods changed',
    happened: 'The goods have changed: {change}.',
    tone: 'wait',
  },
  offers_stored: {
    label: 'Offers stored',
    happened: '{who} stored offers that are not published.',
    tone: 'idle',
    isForOffice: true,
  },
  vendor_asked: {
    label: 'Vendor asked',
    happened: '{who} asked {vendor} for its price.',
    tone: 'idle',
    isForOffice: true,
  },
  vendor_answered: {
    label: 'Vendor answered',
    happened: '{vendor} answered: {answer}.',
    tone: 'idle',
    isForOffice: true,
  },
  offer_withdrawn: {
    label: 'Offer withdrawn',
    happened: '{who} withdrew an offer.',
    withReason: '{who} withdrew an offer: {reason}',
    tone: 'lost',
  },
} as const satisfies Record<string, HappeningInfo>

const approved = { label: 'Approved', happened: '{who} approved the request.', tone: 'done' } as const

export const quoteCaseSteps = {
  // Of a service that makes no offers.
  'new > accepted': approved,
  'assigned > accepted': approved,
  // Its owner has left.
  'assigned > new': {
    label: 'Back at the desk',
    happened: 'The desk gives the request to somebody else.',
    tone: 'wait',
  },
  'quoted > assigned': {
    label: 'Back at the desk',
    happened: 'The desk prepares new offers.',
    tone: 'wait',
  },
} as const satisfies Record<string, HappeningInfo>

/** The states of a request for which nothing is offered, where they are called otherwise. */
export const onlyAnsweredStates = {
  new: { ...quoteCaseStateTable.new, label: 'Processing', inTrade: 'Processing' },
  accepted: {
    ...quoteCaseStateTable.accepted,
    ...approved,
    explanation: 'We approved the request. What follows has its own page.',
  },
} as const

/** In answers, by the list of calls: upper case, and `EXPIRED` for a quoted case whose offers have all expired. */
export const shownCaseStates = [
  'NEW',
  'ASSIGNED',
  'AWAITING_VENDOR',
  'QUOTED',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'CANCELLED',
] as const
export type ShownCaseState = (typeof shownCaseStates)[number]

const beforeOffers = statesWhere<ShownCaseState>({
  NEW: true,
  ASSIGNED: true,
  AWAITING_VENDOR: true,
  QUOTED: false,
  ACCEPTED: false,
  DECLINED: false,
  EXPIRED: false,
  CANCELLED: false,
})
const open = statesWhere<ShownCaseState>({
  NEW: true,
  ASSIGNED: true,
  AWAITING_VENDOR: true,
  QUOTED: true,
  ACCEPTED: false,
  DECLINED: false,
  EXPIRED: true,
  CANCELLED: false,
})
type CaseState = QuoteCaseState | ShownCaseState

/** While the desk has to answer; of a state as it is stored, or as answers say it. */
export const isBeforeOffers = (state: CaseState): boolean =>
  beforeOffers.some((one) => one === capitals(state))
/** While it can still end: with an order, or without one. Offers that have expired are replaced by others. */
export const isOpenCase = (state: CaseState): boolean => open.some((one) => one === capitals(state))
