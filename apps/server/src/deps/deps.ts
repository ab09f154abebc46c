import type { Db } from '@tradelane/db'
import type {
  Carriers,
  Clock,
  FileStore,
  FinancePartners,
  FxSource,
  LineLog,
  Mailer,
  PaymentProvider,
  ReferenceTables,
  SandboxCarriers,
  SandboxFinancePartners,
  SandboxMailer,
  SandboxPayments,
  Scanner,
} from '@tradelane/providers'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { SessionMemory } from '../access/session-memory.ts'
import type { AuditKeys } from '../audit/audit-keys.ts'
import type { FeatureEntry } from '../entries/feature-entry.ts'
import type { Config } from './env.ts'
import type { MovableClock } from './movable-clock.ts'
import type { ProcessIdentity } from './process-identity.ts'

/** Everything outside its arguments that a feature may use. Built once, in `build-deps.ts`. */
export type Deps = {
  config: Config & { secret: string; webhookKey: string }
  /** The keys of the audit trail, and where its signed checkpoints are kept outside the database. */
  auditKeys: AuditKeys
  checkpoints: LineLog
  db: Db
  /** The same connections as `db`, for the named statements of hot reads. */
  pool: pg.Pool
  /** The time of all that is business: due dates, shipments, policies, quotes, schedules. The sandbox's desk can move it forward. */
  clock: Clock
  /** The machine's time: sessions, one-time codes, failed attempts, repeated requests. It is never moved. */
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
  /** The operator's virus scanner, where there is one. */
  scanner: Scanner | undefined
  sessions: SessionMemory
  /** How other processes know this one, and that it is alive. */
  identity: ProcessIdentity
  /** The list of `app/features.ts`. */
  features: readonly FeatureEntry<Deps>[]
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
  /** Kills the process where the configuration names this point: for tests of recovery. Each feature declares its points. */
  crashAt(point: string): void
}
