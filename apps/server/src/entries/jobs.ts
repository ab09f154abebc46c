import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'

/** The tasks of the platform with their payloads, and their handlers in `task-list.ts`. Each service declares its own in its `service.ts`. */
export interface Tasks {
  'open-company-wallet': { companyId: string }
  'add-balance': { companyId: string; fundingId: string }
  'reconcile-provider': Record<string, never>
  'sweep-old-quotes': Record<string, never>
  'fetch-reference-rates': Record<string, never>
  'convert-currency': { companyId: string; conversionId: string }
  'settle-service-charge': { companyId: string; chargeId: string }
  'mail-security-notice': {
    userId: string
    notice: 'second factor on' | 'second factor off' | 'security questions changed' | 'new device'
    detail?: string
  }
  'mail-person': { mail: 'reset link' | 'waiting code' | 'password changed'; email: string }
  'review-kyb': { companyId: string }
  'mail-founder-decision': {
    companyId: string
    name: string
    decision: 'clear' | 'refuse'
    reason: string | null
  }
  'mail-kyb-decision': {
    companyId: string
    decision: 'clear' | 'refuse' | 'ask'
    reason: string | null
  }
  'mail-notification': { notificationId: string }
  'mail-invitation': { companyId: string; invitationId: string }
  'mail-link': { companyId: string; linkId: string; news?: { subject: string; text: string } }
  'expire-links': Record<string, never>
  'mail-trading-receipt': { tradingId: string }
  'read-provider-update': { simplePaymentId: string }
  'read-provider-credit': { customerId: string }
  'release-incoming-payments': { companyId: string }
  'return-incoming-payment': { companyId: string; incomingPaymentId: string }
  'watch-incoming-payments': Record<string, never>
  'screen-again': Record<string, never>
  'apply-screening': { companyId: string }
  'sweep-old-rows': Record<string, never>
  'expire-release-requests': Record<string, never>
  /** Keeps a recent sum of the platform's balances, so that reads need not add up all entries. */
  'take-ledger-snapshots': Record<string, never>
  /** Keeps daily totals, so that months and years are not added up from all entries. */
  'roll-up-days': Record<string, never>
}
export type TaskName = keyof Tasks

export type JobOptions = {
  /** By the business clock: moving it forward makes the job due sooner. */
  runAt?: Date
  /** A second job with the same key replaces the first while that one is queued. */
  key?: string
  maxAttempts?: number
}

/** Takes a transaction: the job exists if, and only if, the work that queued it was committed. */
export async function enqueue<T extends TaskName>(
  tx: Tx,
  task: T,
  payload: Tasks[T],
  { runAt, key, maxAttempts = 25 }: JobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${task}::text, ${JSON.stringify(payload)}::json,
    run_at => ${runAt ?? null}::timestamptz - (select offset_ms from business_clock) * interval '1 millisecond',
    job_key => ${key ?? null}::text, max_attempts => ${maxAttempts}::int)`.execute(tx)
}
