import { promises } from '@tradelane/contract/lifecycle/promises'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { type Facts, type Rule, type Rules, sentences } from '../../../entries/rule.ts'
import { balanceNotice as balance } from '../wallet/index.ts'

/** "Buyer GmbH, reference Invoice 4711". */
const arrivedFrom = ({ sender, reference }: Facts['after']): string =>
  `${sender || 'an unknown sender'}${reference ? `, reference ${reference}` : ''}`

const heldMoneyEnds = 'the money is returned or becomes available'

const availableNow: Rule = {
  notifies: balance(
    () => 'Money received',
    ({ after }) => `${after.amount} from ${arrivedFrom(after)} is available now.`,
  ),
  closes: ['check-held-money', 'decide-held-money', 'return-by-hand'],
}

/** True before and after any decision. Only for money that has just arrived: the customer hears of each payment once. */
const beingChecked = balance(
  () => 'Money has arrived and is being checked',
  ({ after }) =>
    `${after.amount} arrived from ${arrivedFrom(after)}. We check some details and decide whether it becomes available or goes back.`,
)

const verifyOrReturn: Rule = {
  opens: {
    task: 'check-held-money',
    who: 'back_office',
    title: ({ company, after }) =>
      `Verify ${company}, or have its money returned: ${after.amount} from ${arrivedFrom(after)}`,
    endsWhen: heldMoneyEnds,
    ...promises.clearDifference,
  },
}

/** The sender is the listed party: the money stays held until somebody decides. */
const toDecide: Rule = {
  opens: {
    task: 'decide-held-money',
    who: 'back_office',
    title: ({ company, after }) =>
      `Decide on held money of ${company}: ${after.amount} from ${arrivedFrom(after)}, held since ${dayText(String(after.arrived_at))}`,
    endsWhen: heldMoneyEnds,
    ...promises.clearDifference,
  },
  closes: ['check-held-money'],
}

/** What follows from money that comes in from outside. */
export const incomingPaymentRules: Rules = {
  received: {
    notifies: balance(
      () => 'Money received',
      ({ after }) => `${after.amount} arrived from ${arrivedFrom(after)}.`,
    ),
  },
  held: {
    notifies: balance(
      () => 'Money is waiting for your verification',
      ({ after }) =>
        `${after.amount} arrived from ${arrivedFrom(after)}. It becomes available when your business is verified.`,
    ),
    ...verifyOrReturn,
  },
  'held > received': availableNow,
  in_review: { notifies: beingChecked },
  // Its match is a task of its own.
  'held > in_review': { closes: ['check-held-money'] },
  'in_review > received': availableNow,
  // The words for the customer must not change with the decision about the match.
  to_decide: { ...toDecide, notifies: beingChecked },
  'held > to_decide': toDecide,
  'in_review > to_decide': toDecide,
  // A list has changed, and with it the match.
  'to_decide > in_review': { closes: ['decide-held-money', 'return-by-hand'] },
  // The decision to return it was taken back.
  'to_decide > held': { ...verifyOrReturn, closes: ['return-by-hand'] },
  return_taken_back: { ...toDecide, closes: ['return-by-hand'] },
  'to_decide > received': availableNow,
  returned: {
    notifies: balance(
      () => 'Money was returned to its sender',
      ({ after, reason }) => sentences(`We returned ${after.amount} from ${arrivedFrom(after)}.`, reason),
    ),
    closes: ['check-held-money', 'decide-held-money', 'return-by-hand'],
  },
  // The customer heard of the money when it arrived.
  'returning > to_decide': {
    opens: {
      task: 'return-by-hand',
      who: 'back_office',
      title: ({ company, after, reason }) =>
        sentences(`Return ${after.amount} from ${arrivedFrom(after)}, paid to ${company}`, reason),
      endsWhen: 'the money is returned, or the decision is taken back',
      isRefusedPayment: true,
      ...promises.clearDifference,
    },
    // The last attempt's task too: the new one has the newest reason.
    closes: ['check-held-money', 'decide-held-money', 'return-by-hand'],
  },
}
