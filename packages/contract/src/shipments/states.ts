import { releaseHappenings } from '../lifecycle/release-happenings.ts'
import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/** The states of a freight booking. The carrier's updates move it from `confirmed` to `delivered`; later it closes. */
export const bookingStateTable = stateTable({
  requested: {
    label: 'Requested',
    explanation: 'We are confirming the booking with the carrier.',
    tone: 'wait',
    inTrade: 'Quotes',
    moves: ['confirmed', 'denied', 'cancelled'],
    happened: '{who} requested the booking.',
    next: { who: 'tradelane', text: 'We confirm the booking with the carrier.' },
  },
  confirmed: {
    label: 'Confirmed',
    explanation: 'The carrier has confirmed the booking. It has not received the goods yet.',
    tone: 'done',
    inTrade: 'Approved',
    moves: ['in_transit', 'cancelled'],
    happened: '{who} confirmed the booking with the carrier.',
    next: { who: 'carrier', text: 'The carrier collects the goods.' },
  },
  in_transit: {
    label: 'In transit',
    explanation: 'The carrier has the goods.',
    tone: 'idle',
    inTrade: 'Approved',
    moves: ['arrived'],
    happened: 'The carrier received the goods.',
    next: { who: 'carrier', text: 'The goods are on their way.' },
  },
  arrived: {
    label: 'Arrived',
    explanation: 'The goods are at their destination. They are handed over once the freight is paid.',
    tone: 'idle',
    inTrade: 'Approved',
    moves: ['delivered'],
    happened: 'The goods arrived at their destination.',
    next: { who: 'carrier', text: 'The carrier delivers the goods.' },
  },
  delivered: {
    label: 'Delivered',
    explanation: 'The goods were handed over to the consignee.',
    tone: 'done',
    inTrade: 'Executed',
    moves: ['closed'],
    happened: 'The goods were handed over to the consignee.',
  },
  closed: {
    label: 'Closed',
    explanation: 'The goods were delivered and nothing is left to do.',
    tone: 'done',
    inTrade: 'Executed',
    moves: [],
    happened: 'The booking was closed.',
  },
  denied: {
    label: 'Denied',
    explanation: 'We could not accept the request.',
    tone: 'lost',
    moves: [],
    happened: '{who} denied the booking.',
  },
  cancelled: {
    label: 'Cancelled',
    explanation: 'The booking was cancelled before the goods moved.',
    tone: 'idle',
    moves: [],
    happened: '{who} cancelled the booking.',
  },
})
export type BookingState = keyof typeof bookingStateTable
export const bookingStates = stateNames(bookingStateTable)

export const bookingHappenings = {
  ...releaseHappenings,
  details_missing: {
    label: 'Details missing',
    happened: 'The carrier’s papers still need: {missing}.',
    tone: 'wait',
  },
  details_given: {
    label: 'Details complete',
    happened: '{who} gave the parties and the goods.',
    tone: 'done',
  },
  details_changed: { label: 'Details changed', happened: '{who} changed: {changed}.', tone: 'idle' },
  correction_asked: {
    label: 'Correction requested',
    happened: '{who} asked the carrier to change: {changed}.',
    tone: 'wait',
  },
  late_correction_asked: {
    label: 'Late correction requested',
    happened: '{who} asked the carrier for a change after its cut-off: {changed}.',
    tone: 'wait',
  },
  details_corrected: {
    label: 'Details corrected',
    happened: 'The carrier accepted the correction: {changed}.',
    tone: 'done',
  },
  correction_refused: {
    label: 'Correction refused',
    happened: 'The details stay as they were.',
    tone: 'lost',
  },
  eta_changed: { label: 'New arrival date', happened: 'The arrival date changed.', tone: 'wait' },
  cut_offs_moved: {
    label: 'New cut-offs',
    happened: 'The carrier moved its cut-offs: {change}.',
    tone: 'wait',
  },
  no_way_by_sea: {
    label: 'No way by sea',
    happened:
      'A passage was closed, and no other way by sea leads to the port. We ask the carrier what it will do.',
    tone: 'lost',
  },
  way_by_sea_again: {
    label: 'Way by sea again',
    happened: 'Ships can reach the port again. The arrival date follows.',
    tone: 'wait',
  },
  loaded: { label: 'Loaded', happened: 'The goods were loaded for the main leg.', tone: 'idle' },
  customs_hold: { label: 'Held by customs', happened: 'Customs holds the goods.', tone: 'wait' },
  cancelled_on_the_way: {
    label: 'Cancelled by the carrier',
    happened: 'The carrier reported a cancellation although it has the goods.',
    tone: 'lost',
  },
  freight_paid: { label: 'Freight paid', happened: 'The freight was paid.', tone: 'done' },
  cover_lapsed: {
    label: 'Not insured',
    happened:
      'The goods left before the freight was paid. They are not insured, and the insurance was taken off the bill.',
    tone: 'wait',
  },
  payment_refused: {
    label: 'Freight not paid',
    happened: 'The freight could not be collected. The money is back in the wallet.',
    tone: 'lost',
  },
} as const satisfies Record<string, HappeningInfo>
