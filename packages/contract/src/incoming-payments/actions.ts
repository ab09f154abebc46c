import { whileWaiting } from '../four-eyes/waiting.ts'
import { actionTable } from '../lifecycle/action-table.ts'
import type { IncomingPaymentState } from './states.ts'

/** The payments provider has refused to return the money. */
type Facts = { is_return_refused?: boolean; is_waiting?: boolean | undefined }

/** A return that the provider has refused is ended by hand. */
const toDecide: Readonly<Record<IncomingPaymentState, boolean>> = {
  held: false,
  in_review: false,
  to_decide: true,
  returning: false,
  returned: false,
  received: false,
}
const notRefused = 'The payments provider has not refused to return this money.'
const unlessRefused = ({ is_return_refused, is_waiting }: Facts) =>
  is_return_refused ? whileWaiting({ is_waiting }) : notRefused

/** Of the back office. */
export const incomingPaymentActions = actionTable<IncomingPaymentState, Facts>()({
  giveBack: {
    who: 'office',
    states: {
      held: true,
      in_review: true,
      to_decide: true,
      returning: 'The payments provider is returning the money already.',
      returned: false,
      received: false,
    },
    unless: whileWaiting,
    otherwise: 'This money does not wait any more. It cannot be returned.',
  },
  /** The provider has returned it by hand. */
  recordReturn: { who: 'office', states: toDecide, unless: unlessRefused, otherwise: notRefused },
  /** The decision to return it is taken back. */
  keep: { who: 'office', states: toDecide, unless: unlessRefused, otherwise: notRefused },
})
