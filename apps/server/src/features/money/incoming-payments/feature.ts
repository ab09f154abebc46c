import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { heldReceipts } from './held-receipts.ts'
import { moneyOfSender } from './money-of-sender.ts'
import { releaseIncomingPayments } from './release-held.ts'
import { returnByHand } from './return-by-hand.ts'
import { returnStep } from './return-step.ts'
import { adminIncomingPaymentRoutes } from './routes.ts'
import { incomingPaymentRules } from './rules.ts'
import { watchIncomingPayments } from './watch-incoming-payments.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'release-incoming-payments': { companyId: string }
    'watch-incoming-payments': Record<string, never>
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    incoming_payment: true
  }
}

export const incomingPayments: FeatureEntry<Deps> = {
  routes: [adminIncomingPaymentRoutes],
  subjects: ['incoming_payment'],
  tasks: {
    'release-incoming-payments': releaseIncomingPayments,
    'watch-incoming-payments': watchIncomingPayments,
  },
  crontab: ['9 * * * * watch-incoming-payments ?priority=-1'],
  rules: { incoming_payment: incomingPaymentRules },
  changes: [returnByHand],
  moneySteps: [returnStep],
  moneyOfSender,
  openWork: { title: 'Money received', link: '/admin/screening', read: heldReceipts },
}
