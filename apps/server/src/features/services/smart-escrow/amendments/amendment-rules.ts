import { type Rules, sentences } from '../../../../entries/rule.ts'
import { notice } from '../documents/presentation-rules.ts'

/** What follows from the changes of escrows, for the buyer; the seller gets mails. */
export const amendmentRules: Rules = {
  amendment_unanswered: {
    notifies: notice(
      ({ what, after }) => `${what}: change ${after.amendment} is not answered`,
      () => sentences('We have reminded the seller', 'Call the seller, or withdraw the change'),
    ),
  },
  amendment_accepted: {
    notifies: notice(
      ({ what, after }) => `${what}: change ${after.amendment} agreed`,
      ({ after }) => sentences(`${after.name} agreed for the seller`, String(after.money)),
    ),
  },
  amendment_declined: {
    notifies: notice(
      ({ what, after }) => `${what}: change ${after.amendment} declined`,
      ({ reason }) => sentences(reason, 'The escrow goes on as it was'),
    ),
  },
  amendment_lapsed: {
    notifies: notice(
      ({ what, after }) => `${what}: change ${after.amendment} lapsed`,
      () => sentences('The escrow ended before the seller answered'),
    ),
  },
}
