import type { Db } from '@tradelane/db'
import type {
  Carriers,
  Clock,
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
  fx: FxSource
  carriers: Carriers
  mail: Mailer
  files: FileStore
  sessions: SessionMemory
  /** The services of `services/registry.ts`. */
  services: readonly ServiceEntry<Deps>[]
  /** The sandbox's mailbox and the controls of its outside parties and clocks; undefined outside the sandbox. */
  sandbox:
    | {
        mailbox: SandboxMailer
        carriers: SandboxCarriers
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
export type CrashPoint = (typeof crashPoints)[number]
