import { promises } from '@tradelane/contract/lifecycle/promises'
import { type Facts, type Rule, type Rules, sentences, type Words } from '../../../entries/rule.ts'
import { dayText } from '../../../lifecycle/day-text.ts'

/** The subject of the record that a refund or a claim pays for, where the event names it. */
const paidFor = ({ subject }: Facts['after']) => (typeof subject === 'string' ? subject : undefined)

const balance = (title: Words, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'balance',
  who: 'preparer',
  title,
  body,
})

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

/** What follows from money of the wallet: balance that is added, payments that come in, conversions. */
export const balanceRules: Rules = {
  'funding added': {
    notifies: {
      ...balance(
        () => 'Balance added',
        ({ after }) => `${after.amount} has been added to your balance.`,
      ),
      // The claim's own notice says it.
      unless: ({ kind }) => kind === 'claim',
    },
  },
  'funding rejected': {
    notifies: balance(
      () => 'Balance was not added',
      ({ after, reason }) => sentences(`${after.amount} could not be added to your balance.`, reason),
    ),
  },
  'funding still_owed': {
    opens: {
      task: 'pay-what-is-owed',
      who: 'back_office',
      title: ({ company, after }) =>
        `Pay ${company} ${after.amount}, refused by the provider: ${after.description}`,
      about: paidFor,
      ...promises.clearDifference,
    },
  },
  'incoming_payment received': {
    notifies: balance(
      () => 'Money received',
      ({ after }) => `${after.amount} arrived from ${arrivedFrom(after)}.`,
    ),
  },
  'incoming_payment held': {
    notifies: balance(
      () => 'Money is waiting for your verification',
      ({ after }) =>
        `${after.amount} arrived from ${arrivedFrom(after)}. It becomes available when your business is verified.`,
    ),
    ...verifyOrReturn,
  },
  'incoming_payment held > received': availableNow,
  'incoming_payment in_review': { notifies: beingChecked },
  // Its match is a task of its own.
  'incoming_payment held > in_review': { closes: ['check-held-money'] },
  'incoming_payment in_review > received': availableNow,
  // The words for the customer must not change with the decision about the match.
  'incoming_payment to_decide': { ...toDecide, notifies: beingChecked },
  'incoming_payment held > to_decide': toDecide,
  'incoming_payment in_review > to_decide': toDecide,
  // A list has changed, and with it the match.
  'incoming_payment to_decide > in_review': { closes: ['decide-held-money', 'return-by-hand'] },
  // The decision to return it was taken back.
  'incoming_payment to_decide > held': { ...verifyOrReturn, closes: ['return-by-hand'] },
  'incoming_payment return_taken_back': { ...toDecide, closes: ['return-by-hand'] },
  'incoming_payment to_decide > received': availableNow,
  'incoming_payment returned': {
    notifies: balance(
      () => 'Money was returned to its sender',
      ({ after, reason }) => sentences(`We returned ${after.amount} from ${arrivedFrom(after)}.`, reason),
    ),
    closes: ['check-held-money', 'decide-held-money', 'return-by-hand'],
  },
  // The customer heard of the money when it arrived.
  'incoming_payment returning > to_decide': {
    opens: {
      task: 'return-by-hand',
      who: 'back_office',
      title: ({ company, after, reason }) =>
        sentences(`Return ${after.amount} from ${arrivedFrom(after)}, paid to ${company}`, reason),
      endsWhen: 'the money is returned, or the decision is taken back',
      ...promises.clearDifference,
    },
    // The last attempt's task too: the new one has the newest reason.
    closes: ['check-held-money', 'decide-held-money', 'return-by-hand'],
  },
  'conversion rejected': {
    notifies: balance(
      () => 'Conversion did not go through',
      ({ reason }) => sentences('The money is back in your balance.', reason),
    ),
  },
}
