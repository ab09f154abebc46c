import { rollUpDays, takeSnapshots } from '@tradelane/ledger'
import type { Deps } from '../boot/deps.ts'
import { mailPerson, mailSecurityNotice, sweepOldRows } from '../features/accounts/index.ts'
import { finishCharging } from '../features/charges/index.ts'
import { expirePolicies, premiumPaid } from '../features/insurance/index.ts'
import { sweepOldFreightQuotes } from '../features/logistics/index.ts'
import { mailNotification } from '../features/notifications/index.ts'
import { mailFounderDecision, mailKybDecision, reviewKyb } from '../features/onboarding/index.ts'
import { readProviderNews } from '../features/provider-news/read-provider-news.ts'
import {
  cancelCarriage,
  freightPaid,
  readCarrierNews,
  releaseShipment,
  watchShipments,
} from '../features/shipments/index.ts'
import { expireApprovals, sendSimplePayment, watchSimplePayments } from '../features/simple-payment/index.ts'
import { mailInvitation } from '../features/team/index.ts'
import {
  finishAddingBalance,
  finishConverting,
  openCompanyWallet,
  reconcileDaily,
  sweepOldQuotes,
} from '../features/wallet/index.ts'
import type { TaskName, Tasks } from './jobs.ts'

type Handlers = { [T in TaskName]?: (deps: Deps, payload: Tasks[T]) => Promise<void> }

const handlers: Handlers = {
  'open-company-wallet': openCompanyWallet,
  'add-balance': finishAddingBalance,
  'convert-currency': finishConverting,
  // Each service's own word on its paid or refused bill.
  'settle-service-charge': finishCharging({ logistics: freightPaid, insurance: premiumPaid }),
  'reconcile-provider': reconcileDaily,
  'sweep-old-quotes': sweepOldQuotes,
  'sweep-old-freight-quotes': sweepOldFreightQuotes,
  'read-carrier-news': readCarrierNews,
  'release-shipment': releaseShipment,
  'cancel-carriage': cancelCarriage,
  'watch-shipments': watchShipments,
  'mail-person': mailPerson,
  'mail-security-notice': mailSecurityNotice,
  'review-kyb': reviewKyb,
  'mail-kyb-decision': mailKybDecision,
  'mail-founder-decision': mailFounderDecision,
  'mail-notification': mailNotification,
  'send-simple-payment': sendSimplePayment,
  'watch-simple-payments': watchSimplePayments,
  'read-provider-news': readProviderNews,
  'expire-payment-approvals': expireApprovals,
  'mail-invitation': mailInvitation,
  'expire-insurance': expirePolicies,
  'sweep-old-rows': sweepOldRows,
  'take-ledger-snapshots': async ({ db }) => void (await takeSnapshots(db)),
  'roll-up-days': async ({ db }) => void (await rollUpDays(db)),
}

/** What runs by itself: minute, hour, day, month and weekday (UTC), then the task. */
export const crontab = [
  '* * * * * watch-simple-payments',
  '* * * * * watch-shipments',
  '* * * * * take-ledger-snapshots',
  '* * * * * roll-up-days',
  '7 * * * * expire-payment-approvals',
  '21 * * * * expire-insurance',
  '17 3 * * * sweep-old-rows',
  '27 3 * * * sweep-old-quotes',
  '31 3 * * * sweep-old-freight-quotes',
  '43 4 * * * reconcile-provider',
].join('\n')

/** Every task's handler in the queue's own form. A task that throws is tried again, later and later. */
export function taskList(deps: Deps): Record<string, (payload: unknown) => Promise<void>> {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      (payload: unknown) => (handler as (deps: Deps, payload: unknown) => Promise<void>)(deps, payload),
    ]),
  )
}
