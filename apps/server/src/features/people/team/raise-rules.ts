import { promised, promises } from '@tradelane/contract/lifecycle/promises'
import { type Rules, sentences } from '../../../entries/rule.ts'

const task = 'release-limits'

/** Owners and approvers hear of higher limits, and release or refuse them. */
export const raiseRules: Rules = {
  waiting: {
    notifies: {
      kind: 'security',
      who: 'approver',
      title: () => 'Higher limits are waiting for release',
      body: ({ after }) =>
        sentences(
          `${after.approval_limit} for one payment, ${after.daily_limit} a day for one person`,
          `A person who did not ask for them must release or refuse them within ${promised('waitForRelease')}`,
        ),
    },
    opens: {
      task,
      who: 'approver',
      title: ({ after }) =>
        `Release or refuse higher limits: ${after.approval_limit}, ${after.daily_limit} a day`,
      ...promises.waitForRelease,
    },
  },
  released: { closes: [task] },
  refused: {
    notifies: {
      kind: 'security',
      who: 'approver',
      title: () => 'The higher limits were refused',
      body: () => 'The limits stay as they are.',
    },
    closes: [task],
  },
  withdrawn: { closes: [task] },
  void: {
    // Other settings that were saved have their own notice; what ended by time has a reason.
    notifies: {
      kind: 'security',
      who: 'approver',
      title: () => 'The higher limits were not released',
      body: ({ reason }) => sentences(reason, 'The limits stay as they are. An owner can ask for them again'),
      unless: ({ reason }) => typeof reason !== 'string',
    },
    closes: [task],
  },
}
