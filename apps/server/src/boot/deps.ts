import type { Db } from '@tradelane/db'
import type {
  Carriers,
  FileStore,
  FxSource,
  Mailer,
  PaymentProvider,
  SandboxCarriers,
  SandboxMailer,
  SandboxPayments,
} from '@tradelane/providers'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { SessionMemory } from '../access/session-memory.ts'
import type { ServiceEntry } from '../services/service-entry.ts'
import type { Config } from './env.ts'

/** Everything a feature may reach outside its arguments. Built once, in `build-deps.ts`. */
export type Deps = {
  config: Config & { secret: string; webhookKey: string }
  db: Db
  /** The same connections as `db`, for the named statements of hot reads. */
  pool: pg.Pool
  clock: { now(): Date }
  log: Logger
  payments: PaymentProvider
  fx: FxSource
  carriers: Carriers
  mail: Mailer
  files: FileStore
  sessions: SessionMemory
  /** The services of `services/registry.ts`. */
  services: readonly ServiceEntry<Deps>[]
  /** The played outside parties, where they are played: their mailbox, and the hands that move their clockwork. */
  sandbox:
    | { mailbox: SandboxMailer; carriers: SandboxCarriers; payments: SandboxPayments | undefined }
    | undefined
  /** Ends the process without mercy when the configuration names this point: how recovery is tried. */
  crashAt(point: CrashPoint): void
}

/** Every boundary of the payment's path between the click and the money's arrival. */
export const crashPoints = [
  'before_hold',
  'after_hold',
  'before_call',
  'after_call',
  'before_post',
  'after_post',
  'before_webhook_ack',
] as const
export type CrashPoint = (typeof crashPoints)[number]
