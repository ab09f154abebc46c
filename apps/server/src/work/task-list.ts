import { rollUpDays, takeSnapshots } from '@tradelane/ledger'
import { expireReleaseRequests } from '../approvals/expire-release-requests.ts'
import type { Deps } from '../deps/deps.ts'
import type { TaskHandlers } from '../entries/service-entry.ts'
import { reconcileDaily } from '../features/books/reconciliation/index.ts'
import { mailNotification } from '../features/inbox/notifications/index.ts'
import { finishCharging } from '../features/money/charges/index.ts'
import {
  releaseIncomingPayments,
  settleReturn,
  watchIncomingPayments,
} from '../features/money/incoming-payments/index.ts'
import { finishAddingBalance, finishConverting, openCompanyWallet } from '../features/money/wallet/index.ts'
import { readProviderCredit } from '../features/outside/provider-webhooks/read-provider-credit.ts'
import { readProviderUpdate } from '../features/outside/provider-webhooks/read-provider-update.ts'
import { mailPerson, mailSecurityNotice, sweepOldRows } from '../features/people/accounts/index.ts'
import { expireLinks, mailLink } from '../features/people/links/index.ts'
import { mailFounderDecision, mailKybDecision, reviewKyb } from '../features/people/onboarding/index.ts'
import { mailInvitation } from '../features/people/team/index.ts'
import { mailTradingReceipt } from '../features/services/trading-info/index.ts'
import { sweepOldQuotes } from '../features/trade/quotes/index.ts'
import { fetchReferenceRates } from '../features/world/rates/index.ts'
import { applyScreening, screenAgain } from '../features/world/screening/index.ts'
import { mailOnce } from '../mail/mail-once.ts'

/** The tasks that belong to no service. */
const platformHandlers: TaskHandlers<Deps> = {
  'open-company-wallet': openCompanyWallet,
  'add-balance': finishAddingBalance,
  'convert-currency': finishConverting,
  'settle-service-charge': finishCharging,
  'reconcile-provider': reconcileDaily,
  'sweep-old-quotes': sweepOldQuotes,
  'fetch-reference-rates': fetchReferenceRates,
  'mail-person': mailPerson,
  'mail-security-notice': mailSecurityNotice,
  'review-kyb': reviewKyb,
  'mail-kyb-decision': mailKybDecision,
  'mail-founder-decision': mailFounderDecision,
  'mail-notification': mailNotification,
  'read-provider-update': readProviderUpdate,
  'read-provider-credit': readProviderCredit,
  'release-incoming-payments': releaseIncomingPayments,
  'return-incoming-payment': settleReturn,
  'watch-incoming-payments': watchIncomingPayments,
  'mail-invitation': mailInvitation,
  'mail-link': mailLink,
  'expire-links': expireLinks,
  'mail-trading-receipt': mailTradingReceipt,
  'screen-again': screenAgain,
  'apply-screening': applyScreening,
  'sweep-old-rows': sweepOldRows,
  'expire-release-requests': expireReleaseRequests,
  'take-ledger-snapshots': async ({ db }) => void (await takeSnapshots(db)),
  'roll-up-days': async ({ db }) => void (await rollUpDays(db)),
}

const platformCrontab = [
  '* * * * * take-ledger-snapshots',
  '* * * * * roll-up-days',
  '17 3 * * * sweep-old-rows',
  '27 3 * * * sweep-old-quotes',
  // The next turn asks again: nothing is gained by retries in between.
  '*/20 * * * * fetch-reference-rates ?max=1',
  '7 * * * * expire-release-requests',
  '9 * * * * watch-incoming-payments',
  '*/10 * * * * expire-links ?max=1',
  '43 4 * * * reconcile-provider',
]

/** The schedule: minute, hour, day, month and weekday (UTC), then the task. */
export const crontabOf = ({ services }: Pick<Deps, 'services'>): string =>
  [...platformCrontab, ...services.flatMap(({ crontab = [] }) => crontab)].join('\n')

/** Without a job where it is not the queue that runs it. */
type Task = (payload: unknown, queue?: { job: { id: string } }) => Promise<void>

/** All handlers in the queue's own form. A task that throws is retried with increasing delays. */
export function taskList(deps: Deps): Record<string, Task> {
  const handlers = Object.assign(
    {},
    platformHandlers,
    ...deps.services.map(({ tasks }) => tasks ?? {}),
  ) as Record<string, (deps: Deps, payload: unknown) => Promise<void>>
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]): [string, Task] => [
      name,
      (payload, queue) =>
        handler(queue ? { ...deps, mail: mailOnce(deps.mail, queue.job.id) } : deps, payload),
    ]),
  )
}
