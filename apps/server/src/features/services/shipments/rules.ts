import { promised, promises } from '@tradelane/contract/lifecycle/promises'
import { type Rule, type Rules, sentences, type Words } from '../../../entries/rule.ts'
import { releaseRules, releaseTask } from '../../../registry/release-rules.ts'

const shipment = (title: Words, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'shipments',
  who: 'preparer',
  title,
  body,
})
const notice = (title: string, body: Words = () => ''): NonNullable<Rule['notifies']> =>
  shipment(
    ({ what }) => `${what}: ${title}`,
    (facts) => sentences(facts.detail, body(facts)),
  )
const clearCancellation = 'clear-carrier-cancellation'
const giveDetails = 'give-booking-details'
const findWayOn = 'find-way-on'

/** What follows from the events of bookings. */
export const bookingRules: Rules = {
  ...releaseRules('shipments'),
  requested: {
    opens: {
      task: 'confirm-booking',
      who: 'back_office',
      title: ({ company, what, detail }) => `Confirm or deny for ${company}: ${what}, ${detail}`,
      ...promises.confirmBooking,
    },
  },
  confirmed: {
    notifies: notice('confirmed', ({ after }) =>
      sentences(
        'The carrier has confirmed the booking. Please pay the freight: the carrier hands the goods over once it is paid.',
        after.missing ? `Its papers still need: ${after.missing}` : '',
      ),
    ),
    opens: {
      task: 'pay-freight',
      who: 'approver',
      title: ({ what, detail }) => `Pay the freight: ${what}, ${detail}`,
      ...promises.payFreight,
    },
    closes: ['confirm-booking'],
  },
  denied: {
    notifies: notice('denied', ({ reason }) => sentences(reason)),
    closes: ['confirm-booking', giveDetails],
  },
  cancelled: {
    notifies: notice('cancelled', ({ reason }) => sentences(reason)),
    closes: ['confirm-booking', 'pay-freight', giveDetails, releaseTask, findWayOn],
  },
  details_missing: {
    opens: {
      task: giveDetails,
      who: 'preparer',
      title: ({ what }) => `Give the missing details: ${what}`,
      ...promises.giveBookingDetails,
    },
  },
  details_given: { closes: [giveDetails] },
  details_corrected: {
    notifies: notice('details corrected', ({ after }) =>
      sentences(
        `The carrier accepted: ${after.changed}`,
        after.late_reason ? `We asked it for you after its cut-off: ${after.late_reason}` : '',
        'Its papers have a new edition.',
      ),
    ),
  },
  correction_refused: {
    notifies: notice('correction refused', ({ reason }) =>
      sentences('The details stay as they were.', reason),
    ),
  },
  // The carrier has made its papers by then.
  in_transit: { notifies: notice('on its way'), closes: [giveDetails] },
  arrived: {
    notifies: notice(
      'arrived',
      () => 'The carrier hands the goods over once customs has released them and the freight is paid.',
    ),
    closes: [findWayOn],
  },
  delivered: {
    notifies: notice(
      'delivered',
      () => `Inspect the goods, and write to us within ${promised('inspectGoods')} if something is wrong.`,
    ),
    closes: [clearCancellation, findWayOn],
  },
  eta_changed: {
    notifies: notice('new arrival date', ({ after, reason }) => sentences(`${after.change}`, reason)),
  },
  cut_offs_moved: {
    notifies: notice('new cut-offs', ({ after, reason }) =>
      sentences(`The carrier moved its cut-offs: ${after.change}`, reason),
    ),
  },
  no_way_by_sea: {
    notifies: notice('no way by sea', ({ reason }) =>
      sentences(
        reason,
        'No other way by sea leads to the port. We are asking the carrier what it will do, and will write to you. The arrival date is not certain.',
      ),
    ),
    opens: {
      task: findWayOn,
      who: 'back_office',
      title: ({ company, what, detail }) =>
        `Find a way for the goods: no way by sea leads to the port, for ${company}: ${what}, ${detail}`,
      ...promises.clearDifference,
    },
  },
  way_by_sea_again: {
    notifies: notice('way by sea again', () => 'Ships can reach the port again.'),
    closes: [findWayOn],
  },
  customs_hold: {
    notifies: notice('held by customs', () => 'You do not have to do anything unless we write to you.'),
  },
  cancelled_on_the_way: {
    notifies: notice(
      'the carrier reported a cancellation',
      () =>
        'It already has the goods. We are asking the carrier what happens to them, and will write to you.',
    ),
    opens: {
      task: clearCancellation,
      who: 'back_office',
      title: ({ company, what, detail }) =>
        `Ask the carrier about the cancellation on the way, for ${company}: ${what}, ${detail}`,
      ...promises.clearDifference,
    },
  },
  freight_paid: {
    notifies: notice('freight paid', ({ after }) => `${after.amount} has been paid.`),
    closes: ['pay-freight'],
  },
  cover_lapsed: {
    notifies: notice(
      'not insured',
      () =>
        'The goods left before the freight was paid. They are not insured, and the insurance was taken off the bill.',
    ),
  },
  payment_refused: {
    notifies: notice('freight not paid', ({ reason }) =>
      sentences('The money is back in your balance.', reason),
    ),
  },
}
