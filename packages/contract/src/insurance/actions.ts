import { actionTable } from '../lifecycle/action-table.ts'
import type { Policy } from './policy.ts'
import type { PolicyState } from './states.ts'

type Facts = Pick<Policy, 'payment' | 'is_bought_with_freight' | 'insured_from'>

const beingPaid = 'The premium is being paid at this moment.'

/** What is insured can be changed until a premium is paid. */
export const changeable: Readonly<Record<PolicyState, boolean>> = {
  draft: true,
  submitted: true,
  quoted: true,
  bound: false,
  expired: false,
  denied: false,
  cancelled: false,
}

export const policyActions = actionTable<PolicyState, Facts>()({
  cancel: {
    who: 'preparer',
    states: {
      draft: true,
      submitted: true,
      quoted: true,
      bound: true,
      expired: false,
      denied: false,
      cancelled: false,
    },
    unless({ state, payment, is_bought_with_freight, insured_from }) {
      if (is_bought_with_freight)
        return 'This insurance was bought with its shipment. It is cancelled and refunded together with the shipment.'
      if (payment === 'processing') return beingPaid
      return state === 'bound' && insured_from === null
        ? 'The cover has started. You can no longer cancel this insurance.'
        : undefined
    },
    otherwise: 'This insurance has ended. There is nothing left to cancel.',
  },
  change: {
    who: 'preparer',
    states: changeable,
    unless: ({ payment }) => (payment === 'processing' ? beingPaid : undefined),
  },
})
