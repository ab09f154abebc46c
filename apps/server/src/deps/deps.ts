import type { Db } from '@tradelane/db'
import type {
  Carriers,
  Clock,
  FileStore,
  FinancePartners,
  FxSource,
  Mailer,
  PaymentProvider,
  ReferenceTables,
  SandboxCarriers,
  SandboxFinancePartners,
  SandboxMailer,
  SandboxPayments,
} from '@tradelane/providers'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { SessionMemory } from '../access/session-memory.ts'
import type { ServiceEntry } from '../entries/service-entry.ts'
import type { ProcessIdentity } from '../work/process-identity.ts'
import type { Config } from './env.ts'
import type { MovableClock } from './movable-clock.ts'

/** Everything outside its arguments that a feature may use. Built once, in `build-deps.ts`. */
export type Deps = {
  config: Config & { secret: string; webhookKey: string }
  db: Db
  /** The same connections as `db`, for the named statements of hot reads. */
  pool: pg.Pool
  /** The time of all that is business: due dates, shipments, policies, quotes, schedules. The sandbox's desk can move it forward. */
  clock: Clock
  /** The machine's time: sessions, one-time codes, failed attempts, repeated requests. Nobody moves it. */
  wallClock: Clock
  log: Logger
  payments: PaymentProvider
  /** The day's reference rates: shown, and used for totals. Prices come from `payments.quote`. */
  fx: FxSource
  /** Where the tables behind `fx` are fetched; undefined where the sandbox invents its rates. */
  referenceTables: ReferenceTables | undefined
  carriers: Carriers
  /** Who advances money on invoices and is repaid. */
  financePartners: FinancePartners
  mail: Mailer
  files: FileStore
  sessions: SessionMemory
  /** How other processes know this one, and that it is alive. */
  identity: ProcessIdentity
  /** The services of `app/features.ts`. */
  services: readonly ServiceEntry<Deps>[]
  /** The sandbox's mailbox and the controls of its outside parties and clocks; undefined outside the sandbox. */
  sandbox:
    | {
        mailbox: SandboxMailer
        carriers: SandboxCarriers
        financePartners: SandboxFinancePartners
        payments: SandboxPayments | undefined
        clock: MovableClock
      }
    | undefined
  /** Kills the process when the configuration names this point: for tests of recovery. */
  crashAt(point: CrashPoint): void
}

/** All steps of a payment between the click and the arrival of the money. */
export const crashPoints = [
  'before_hold',
  'after_hold',
  'before_call',
  'after_call',
  'before_post',
  'after_post',
  'before_webhook_ack',
] as const
/** Each movement of a factored invoice's money: the outside party has acted and we do not know, or our books have just moved. */
export const factoringCrashPoints = [
  'transfer_after_call',
  'transfer_after_post',
  'advance_after_call',
  'advance_after_post',
  'collection_before_post',
  'collection_after_post',
  'repayment_after_call',
  'repayment_after_post',
  'remainder_after_call',
  'remainder_after_post',
] as const
/** Each movement of an escrow's money: before and after our books have moved, and while only the provider knows. */
export const escrowCrashPoints = [
  'escrow_before_fund',
  'escrow_after_fund',
  'fee_after_call',
  'fee_after_post',
  'release_before_call',
  'release_after_call',
  'release_before_post',
  'release_after_post',
  'refund_before_post',
  'refund_after_post',
  'cancel_before_post',
  'cancel_after_post',
  'silence_before_post',
  'silence_after_post',
] as const
/** The split of a dispute: before and after our books have moved; its payout is a step as every other. */
export const disputeCrashPoints = ['dispute_before_post', 'dispute_after_post'] as const
/** A change of a running escrow: around what its proposal sets aside, and around its end, by which more money moves. */
export const amendmentCrashPoints = [
  'amendment_before_hold',
  'amendment_after_hold',
  'amendment_before_end',
  'amendment_after_end',
] as const
/** A service's bill from the click to the order, and its money on the way back. */
export const chargeCrashPoints = [
  'charge_before_hold',
  'charge_after_hold',
  'charge_after_call',
  'charge_before_post',
  'charge_after_post',
] as const
export const paybackCrashPoints = [
  'payback_before_store',
  'payback_before_call',
  'payback_after_call',
  'payback_after_post',
] as const
export type CrashPoint =
  | (typeof crashPoints)[number]
  | (typeof factoringCrashPoints)[number]
  | (typeof escrowCrashPoints)[number]
  | (typeof disputeCrashPoints)[number]
  | (typeof amendmentCrashPoints)[number]
  | (typeof chargeCrashPoints)[number]
  | (typeof paybackCrashPoints)[number]
