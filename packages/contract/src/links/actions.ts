import { actionTable } from '../lifecycle/action-table.ts'
import type { LinkState } from './states.ts'

/** A person who has not answered ten mails does not need one more. */
export const mostMailsOfLink = 10

type Facts = {
  /** How often it was mailed. */
  mails: number
  /** A newer link asks for the same. */
  is_replaced: boolean
  /** The day until which it was asked for is over: a new mail would not prolong it. */
  is_over: boolean
}

/** Of the sender, and of the back office. */
export const linkActions = actionTable<LinkState, Facts>()({
  resend: {
    who: 'preparer',
    states: { sent: true, opened: true, done: false, expired: true, revoked: true, ended: false },
    unless({ state, mails, is_replaced, is_over }) {
      // The withdrawn one must not work beside the newer one.
      if (state === 'revoked' && is_replaced) return 'A newer link asks for the same.'
      if (is_over) return 'The day until which it was asked for is over. Ask again.'
      return mails < mostMailsOfLink
        ? undefined
        : `This link was mailed ${mostMailsOfLink} times, which is the most.`
    },
    otherwise: 'This link is not needed any more.',
  },
  /** Withdraw it: it stops working at once. */
  revoke: {
    who: 'preparer',
    states: { sent: true, opened: true, done: false, expired: false, revoked: false, ended: false },
    otherwise: 'This link does not work any more.',
  },
})
