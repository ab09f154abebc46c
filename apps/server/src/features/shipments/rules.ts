import { type Rule, type Rules, sentences, type Words } from '../../services/rule.ts'

const shipment = (title: Words, body: Words): NonNullable<Rule['tells']> => ({
  kind: 'shipments',
  who: 'preparer',
  title,
  body,
})
const told = (title: string, body: Words = () => ''): NonNullable<Rule['tells']> =>
  shipment(
    ({ what }) => `${what}: ${title}`,
    (facts) => sentences(facts.detail, body(facts)),
  )
const decided = { closes: ['confirm-booking'] } as const

/** What follows from the events of bookings. */
export const bookingRules: Rules = {
  requested: {
    opens: {
      task: 'confirm-booking',
      who: 'back_office',
      title: ({ company, what, detail }) => `Confirm or deny for ${company}: ${what}, ${detail}`,
      businessDays: 2,
    },
  },
  confirmed: {
    tells: told(
      'confirmed',
      () => 'The carrier has booked it. Please pay the freight: the goods are handed out when it is paid.',
    ),
    opens: {
      task: 'pay-freight',
      who: 'approver',
      title: ({ what, detail }) => `Pay the freight: ${what}, ${detail}`,
      businessDays: 5,
    },
    ...decided,
  },
  denied: { tells: told('denied', ({ reason }) => sentences(reason)), ...decided },
  cancelled: {
    tells: told('cancelled', ({ reason }) => sentences(reason)),
    closes: ['confirm-booking', 'pay-freight'],
  },
  in_transit: { tells: told('on its way') },
  arrived: {
    tells: told(
      'arrived',
      () => 'It is handed out as soon as customs have released it and the freight is paid.',
    ),
  },
  delivered: {
    tells: told('delivered', () => 'Look at the goods, and write to us within a week if something is wrong.'),
  },
  eta_changed: {
    tells: told('arrives on another day', ({ after, reason }) => sentences(`${after.change}`, reason)),
  },
  customs_hold: {
    tells: told('held by customs', () => 'Nothing is asked of you unless we write to you.'),
  },
  freight_paid: {
    tells: told('freight paid', ({ after }) => `${after.amount} has been paid.`),
    closes: ['pay-freight'],
  },
  payment_refused: {
    tells: told('freight not paid', ({ reason }) => sentences('The money is back in your balance.', reason)),
  },
}
