import type { Who } from '@tradelane/contract'
import type { CodeRequestSchema } from '@tradelane/contract/approvals/calls'
import type { Db, Tx } from '@tradelane/db'
import type { Money } from '@tradelane/money'
import type { Clock, PaymentProvider } from '@tradelane/providers'
import type { CustomerActor } from '../access/session-memory.ts'
import type { Lifecycle } from '../lifecycle/lifecycle.ts'
import type { AcceptableOffers } from './quoted-service.ts'

/** The person who acts, and the time. */
type Attempt = { actor: CustomerActor; now: Date }
export type Reading = Attempt & { db: Db | Tx }
type Locking = Attempt & { tx: Tx }

/** Where a bank or the provider can be asked, with no transaction open. */
type Outside = {
  db: Db
  payments: PaymentProvider
  clock: Clock
  wallClock: Clock
  features: readonly { quoted?: readonly AcceptableOffers[] }[]
}

/** What is approved, as the mail and the dialog say it. */
export type Summary = {
  /** The mail's subject, without digits of the code. */
  mailSubject: string
  /** The mail's first line, with `{code}` in the place of the code. */
  mailLead: string
  amount?: Money
  payee?: string
  accountLastFour?: string
  /** Further lines of the mail. */
  facts?: readonly string[]
}

/**
 * An action that needs password and code. `Which` names what it is about, `Row` is what was found. Everything here runs
 * twice: when the code is checked, and again on the locked row in the transaction that does the work.
 */
export type ApprovedAction<Which, Row> = {
  /** A code of one purpose is refused for another. The same as the request's `type`. */
  purpose: string
  who: Who
  /** Whether only a verified company may do it: every action that moves money. */
  isForVerified: boolean
  /** The body by which a code is asked for (`POST /users/nium/send_code`). */
  request: CodeRequestSchema
  /** Asks outside, or a service, what must be known before the code is sent. Refuses with NOT_FOUND what is not the company's. */
  askBefore?(outside: Outside, actor: CustomerActor, which: Which): Promise<void>
  /** Refuses with NOT_FOUND what is not the company's. */
  load(at: Reading, which: Which): Promise<Row>
  /** The same, locked until the transaction ends. What can never change is taken from `known`, which was read before. */
  lock(at: Locking, which: Which, known: Row): Promise<Row>
  /** Refuses what must not be done now. */
  require(at: Reading, row: Row): void | Promise<void>
  /** Everything that the code is bound to: once one of these fields has changed, the code is void. */
  binding(row: Row): Readonly<Record<string, unknown>>
  summary(row: Row): Summary
  /** Whether the company's limit applies: every action must say. A payment waits for its release in a state of its own. */
  release: ReleaseRule<Row> | 'moves no money out' | 'has a state of its own'
}

/** How the company's limit applies to an action that moves money out of its wallet. */
type ReleaseRule<Row> = {
  /** What leaves the wallet. Above the limit a second person must do the same, with password and code of their own. */
  amount(row: Row): Money
  /** The record that it is about: its events say who asked and who released. */
  lifecycle: Lifecycle
  id(row: Row): string
  /** Until when the action is possible: a request waits no longer than that. */
  until?(row: Row): Date | undefined
  /** What those who wait read where something else is approved about the record; left out, that it has changed. */
  replaced?: string
  /** Why a second person must do it for any amount, where the company works as a team; undefined where it need not. */
  takesTwo?(row: Row): string | undefined
}

/** An action to which the company's limit applies. */
export type ReleasedAction<Which, Row> = ApprovedAction<Which, Row> & { release: ReleaseRule<Row> }

/** Any action, where only its purpose and its code matter. */
export type AnyApprovedAction = ApprovedAction<never, unknown>
