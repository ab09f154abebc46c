import { promises } from '@tradelane/contract/lifecycle/promises'
import { type Rule, type Rules, sentences, type Words } from '../../../../entries/rule.ts'
import { releaseRules, releaseTask } from '../../../../registry/release-rules.ts'

const payTask = 'pay-container-charges'
const notice = (title: Words, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'shipments',
  who: 'preparer',
  title,
  body,
})

/** What to do before the end of free time, by the clock that runs. */
const adviceOf = (clock: unknown): string =>
  clock === 'demurrage'
    ? 'Have the containers collected from the terminal before that'
    : 'Have the empty containers returned before that'

const nowOf = (clock: unknown): string =>
  clock === 'demurrage'
    ? 'Have the containers collected from the terminal'
    : 'Have the empty containers returned'

/** What follows from the events of demurrage and detention. */
export const containerChargeRules: Rules = {
  ...releaseRules('shipments'),
  free_time_ends: {
    notifies: notice(
      ({ what, after }) => `${what}: free time ends on ${after.day}`,
      ({ after }) =>
        sentences(
          `The free time for ${after.clock} ends on ${after.day}`,
          `From the next day the line charges ${after.per_day} per container and day`,
          adviceOf(after.clock),
        ),
    ),
  },
  free_time_ended: {
    notifies: notice(
      ({ what, after }) => `${what}: free time for ${after.clock} has ended`,
      ({ after }) =>
        sentences(
          `The free time for ${after.clock} ended on ${after.day}`,
          `The line charges ${after.per_day} per container and day since then, and more later on`,
          nowOf(after.clock),
        ),
    ),
  },
  return_recorded: {
    notifies: notice(
      ({ what }) => `${what}: return recorded`,
      ({ after, reason }) =>
        sentences(
          `We recorded that the empty containers came back on ${after.day}: ${after.containers}`,
          reason,
        ),
    ),
  },
  invoiced: {
    notifies: notice(
      ({ what, after }) => `${what}: ${after.amount} invoiced`,
      () =>
        'The empty containers are back later than their free time allowed. The invoice is on the page of the shipment.',
    ),
    opens: {
      task: payTask,
      who: 'approver',
      title: ({ what, after }) => `Pay ${what}: ${after.amount}`,
      ...promises.payContainerCharges,
    },
  },
  waived_part: {
    notifies: notice(
      ({ what, after }) => `${what}: ${after.amount} waived`,
      ({ after, reason }) => sentences(`${after.left} is left to pay`, reason),
    ),
  },
  waived: {
    notifies: notice(
      ({ what }) => `${what}: waived`,
      ({ reason }) => sentences('There is nothing to pay', reason),
    ),
    closes: [payTask, releaseTask],
  },
  paid: {
    notifies: notice(
      ({ what }) => `${what}: paid`,
      ({ after }) => `${after.amount} has been paid.`,
    ),
    closes: [payTask],
  },
  payment_refused: {
    notifies: notice(
      ({ what }) => `${what}: not paid`,
      ({ reason }) => sentences('The money is back in your balance.', reason),
    ),
  },
}
