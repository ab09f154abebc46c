import { promised, promises } from '@tradelane/contract/lifecycle/promises'
import type { NotificationKind } from '@tradelane/contract/notifications/kinds'
import { type Rules, sentences } from '../entries/rule.ts'

export const releaseTask = 'release-service-payment'

/** What follows where a service's payment needs a second person: the same for every service. */
export const releaseRules = (kind: NotificationKind): Rules => ({
  release_requested: {
    notifies: {
      kind,
      who: 'approver',
      title: ({ what }) => `${what}: waiting for release`,
      body: ({ after }) =>
        sentences(
          `${after.amount} is above the limit`,
          `A person who did not ask for it must release or refuse it within ${promised('waitForRelease')}`,
        ),
    },
    opens: {
      task: releaseTask,
      who: 'approver',
      title: ({ what, after }) => `Release or refuse: ${what}, ${after.amount}`,
      ...promises.waitForRelease,
    },
  },
  payment_released: { closes: [releaseTask] },
  release_refused: {
    notifies: {
      kind,
      who: 'approver',
      title: ({ what }) => `${what}: not released`,
      body: ({ reason }) => sentences('Nothing was paid', reason),
    },
    closes: [releaseTask],
  },
  release_withdrawn: { closes: [releaseTask] },
  release_ended: {
    notifies: {
      kind,
      who: 'preparer',
      title: ({ what }) => `${what}: not waiting for release any more`,
      body: ({ reason }) => sentences(reason),
    },
    closes: [releaseTask],
  },
  release_expired: {
    notifies: {
      kind,
      who: 'preparer',
      title: ({ what }) => `${what}: not released`,
      body: ({ reason }) =>
        sentences('Nothing was paid', reason, 'Approve it again, and ask a second person to release it.'),
    },
    closes: [releaseTask],
  },
})
