import { whileWaiting } from '../four-eyes/waiting.ts'
import { actionTable } from '../lifecycle/action-table.ts'
import type { freightPayments } from './booking.ts'
import type { ClearanceState } from './clearance-states.ts'
import type { ContainerChargeState } from './container-charge-states.ts'
import type { BookingState } from './states.ts'

const received = 'The carrier has received the goods. You can no longer cancel this booking.'

type Facts = { payment?: (typeof freightPayments)[number] }

export const bookingActions = actionTable<BookingState, Facts>()({
  cancel: {
    who: 'preparer',
    states: {
      requested: true,
      confirmed: true,
      in_transit: received,
      arrived: received,
      delivered: false,
      closed: false,
      denied: false,
      cancelled: false,
    },
  },
  pay: {
    who: 'approver',
    states: {
      requested: 'You can pay once the booking is confirmed.',
      confirmed: true,
      in_transit: true,
      arrived: true,
      delivered: true,
      closed: true,
      denied: false,
      cancelled: false,
    },
    unless({ payment }) {
      if (payment === 'processing') return 'This freight is being paid already.'
      return payment === 'paid' ? 'This freight is paid.' : undefined
    },
    otherwise: 'There is nothing to pay for this booking.',
    ended: ({ payment }) =>
      payment === 'refunded' ? 'This booking was cancelled, and its payment was refunded.' : undefined,
  },
  insure: {
    who: 'preparer',
    states: {
      requested: true,
      confirmed: true,
      in_transit: 'The goods have left. They can no longer be insured here.',
      arrived: false,
      delivered: false,
      closed: false,
      denied: false,
      cancelled: false,
    },
  },
})

type ClearanceFacts = {
  /** With the freight, or by an accepted offer. */
  is_ordered: boolean
  crosses_border: boolean
  /** The desk is asked, or its offer is open. */
  is_asked: boolean
  /** What customs asks for, and the broker's price, depend on them. */
  has_codes: boolean
  /** The company can still change the details, or correct them with the carrier. */
  may_correct: boolean
}

/** What can be done about the customs clearance of a booking that was made without one. */
export const clearanceActions = actionTable<BookingState, ClearanceFacts>()({
  ask: {
    who: 'preparer',
    states: {
      requested: 'You can ask for customs clearance once the carrier has confirmed the booking.',
      confirmed: true,
      in_transit: true,
      arrived: 'The goods have arrived. Write to us about their customs clearance.',
      delivered: false,
      closed: false,
      denied: false,
      cancelled: false,
    },
    unless: ({ is_ordered, crosses_border, is_asked, has_codes, may_correct }) => {
      if (is_ordered) return 'Customs clearance is ordered for this booking already.'
      if (!crosses_border) return 'Goods on this way need no customs clearance.'
      if (is_asked) return 'You have asked for this customs clearance already. Open the request.'
      if (has_codes) return undefined
      return may_correct
        ? 'First give the HS codes of the goods in “Parties and goods”.'
        : 'The carrier takes no corrections from you any more. Write to us: we add the HS codes of the goods, and you can ask then.'
    },
    otherwise: 'This booking has ended. There is nothing to clear.',
  },
})

type CustomsFacts = {
  /** Of a clearance with a bill of its own. */
  payment?: 'due' | 'processing' | 'paid' | 'refunded' | 'cancelled' | undefined
}

/** Of a customs clearance that has started. */
export const customsActions = actionTable<ClearanceState, CustomsFacts>()({
  /** What customs asks of the goods beside the documents. */
  answer: {
    who: 'preparer',
    states: {
      documents_requested: true,
      documents_received: true,
      declared: 'The goods are declared to customs already. Write to us.',
      cleared: false,
      cancelled: false,
    },
    otherwise: 'This customs clearance has ended.',
  },
  /** Where the payment with its acceptance was refused. */
  pay: {
    who: 'approver',
    states: {
      documents_requested: true,
      documents_received: true,
      declared: true,
      cleared: true,
      cancelled: false,
    },
    unless({ payment }) {
      if (payment === 'processing') return 'This customs clearance is being paid already.'
      return payment === 'paid' ? 'This customs clearance is paid.' : undefined
    },
    otherwise: 'The booking was cancelled. There is nothing to pay.',
    ended: ({ payment }) =>
      payment === 'refunded' ? 'The booking was cancelled, and the payment was refunded.' : undefined,
  },
})

type OfficeCustomsFacts = CustomsFacts & {
  booking: BookingState
  /** What customs asks for and the company has not given: it may have changed its codes since all was there. */
  missing: readonly string[]
}

/** Of the back office. */
export const officeCustomsActions = actionTable<ClearanceState, OfficeCustomsFacts>()({
  declare: {
    who: 'office',
    states: {
      documents_requested: 'The company has not added all that customs asks for yet.',
      documents_received: true,
      declared: false,
      cleared: false,
      cancelled: false,
    },
    // With the freight it is paid before the goods are handed over.
    unless({ payment, missing }) {
      if (payment !== undefined && payment !== 'paid')
        return 'The company has not paid this customs clearance yet.'
      if (missing.length === 0) return undefined
      return `Customs asks for more than the company has given: ${missing.join(', ')}.`
    },
    otherwise: 'The goods are declared to customs already, or the booking was cancelled.',
  },
  release: {
    who: 'office',
    states: {
      documents_requested: false,
      documents_received: false,
      declared: true,
      cleared: false,
      cancelled: false,
    },
    // Until then the booking can be cancelled, and what customs releases arrives later.
    unless: ({ booking }) =>
      booking === 'requested' || booking === 'confirmed'
        ? 'The carrier has not received the goods yet. Customs cannot have released them.'
        : undefined,
    otherwise: 'The goods are not declared to customs, or are released already.',
  },
})

type ContainerFacts = { is_being_paid: boolean; is_waiting?: boolean | undefined }

/** Demurrage and detention are final with the invoice. */
const invoiced: Readonly<Record<ContainerChargeState, boolean | string>> = {
  counting: 'The containers are not back yet. The charges are not final.',
  nothing_due: false,
  invoiced: true,
  paid: false,
  waived: false,
}
const unlessBeingPaid = ({ is_being_paid }: ContainerFacts) =>
  is_being_paid ? 'The charges are being paid already.' : undefined
const notOwed = 'There is nothing to pay: the charges are paid or waived, or none were due.'

export const containerActions = actionTable<ContainerChargeState, ContainerFacts>()({
  pay: { who: 'approver', states: invoiced, unless: unlessBeingPaid, otherwise: notOwed },
})

/** Of the back office. */
export const officeContainerActions = actionTable<ContainerChargeState, ContainerFacts>()({
  waive: {
    who: 'office',
    states: invoiced,
    unless: (facts) => unlessBeingPaid(facts) ?? whileWaiting(facts),
    otherwise: notOwed,
  },
  /** Of containers whose return the carrier has not reported. */
  recordReturn: {
    who: 'office',
    states: { counting: true, nothing_due: false, invoiced: false, paid: false, waived: false },
    otherwise: 'All containers are back. The charges are final.',
  },
})
