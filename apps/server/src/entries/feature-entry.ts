import type { ErrorCode } from '@tradelane/contract'
import type { VaultName } from '@tradelane/contract/customers/history'
import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import type { VendorRecord } from '@tradelane/contract/vendors/calls'
import type { Db, Tx } from '@tradelane/db'
import type { OfficeScope, OneCompanyScope, Scope } from '../access/scope.ts'
import type { EventSubject } from '../lifecycle/events.ts'
import type { Worded } from '../lifecycle/timeline.ts'
import type { AnyApprovedAction } from './approved-action.ts'
import type { ChangeKind } from './change-kind.ts'
import type { ChargedByRate } from './charged-by-rate.ts'
import type { TaskName, Tasks } from './jobs.ts'
import type { LinkPurpose } from './link-purpose.ts'
import type { MoneyStep } from './money-step.ts'
import type { OpenWorkSource } from './open-work.ts'
import type { Payout } from './payout.ts'
import type { QuotedService } from './quoted-service.ts'
import type { RateInForce } from './rate-in-force.ts'
import type { NamedRecord, RecordName } from './record-names.ts'
import type { RouteTable } from './route-table.ts'
import type { Rules } from './rule.ts'

type TaskHandlers<Deps> = { [T in TaskName]?: (deps: Deps, payload: Tasks[T]) => Promise<void> }

/** The names of records, by id. A record that is not the named company's has none. */
type NameRecords = (db: Db | Tx, records: readonly NamedRecord[]) => Promise<ReadonlyMap<string, RecordName>>

/** A kind of records that a search finds. Their entries are in `search_entries`, which triggers of the database write. */
type FoundKind = {
  /** Instead of the titles of the entries, by id. Those that are left out keep theirs. */
  titles?(db: Db, scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Where it is read about, for subjects that have no page in the contract. */
  page?(record: { id: string; companyId: string | null }, reader: 'office' | 'company'): string | undefined
}

/** A paper of a customer under one of the back office's names: a stored file, or the page of what it was made of. */
export type VaultPaper = { name: VaultName; title: string; url: string | null; link: string | null; at: Date }

type InvoiceFactsOf<Deps> = (
  deps: Deps,
  scope: OneCompanyScope,
  id: string,
) => Promise<readonly (readonly [label: string, value: string])[]>

/** What a paper says, in the fields of those that are made here, and what only some papers say. */
export type PaperSays = Partial<PrefilledFields> & {
  goods?: string | null
  hs_codes?: string | null
  pieces?: string | null
}

/** A paper that was issued for a record, printed when it is opened. The key names it among those of its trade. */
export type IssuedPaper = {
  key: string
  type: TradeDocumentType
  title: string
  at: Date
  /** What it belongs to: its number, and its page. */
  record?: string
  link?: string
  /** Of a stored file. What is printed when it is opened has none. */
  sha256?: string
  /** As it was typed beside it, or is printed in it: compared with the trade. Read when it is compared, where that takes work. */
  says?: PaperSays | (() => Promise<PaperSays>)
  /** Of what the company sells, and to whom: where it buys in the trade, that is another sale than the trade's. */
  soldTo?: string
  file(): Promise<{ bytes: Uint8Array; content_type: string; file_name: string }>
}

export type WaitingInTrade = { subject: string; id: string; link: string; next: NextStep }

/** What belongs to a trade without being of a service: its words, and what people call each record. */
export type InTrade = {
  words: Worded
  list(
    db: Db,
    scope: OneCompanyScope,
    transactionId: string,
  ): Promise<readonly { id: string; number: string }[]>
}

/** What a trade began with, as far as it was filled in; countries by code, or the part with customs of its own. */
export type SaleOfTrade = {
  role: 'buyer' | 'seller' | null
  incoterm: Incoterm | null
  from: string | null
  to: string | null
  /** All its goods are counted: pieces, pairs or packages. */
  isCounted: boolean
}

type LinkedRecord = { title: string; link: string }

/** What a feature hears of another's record. */
export type HeardEvent = { companyId: string; subject: string; subjectId: string; to: string }
type HearingTask = { [T in TaskName]: HeardEvent extends Tasks[T] ? T : never }[TaskName]

type BySubject<T> = Readonly<Partial<Record<EventSubject, T>>>

/**
 * What the product must know of a feature to serve it: one entry for each in `app/features.ts`, declared in the feature's `feature.ts`.
 * The server, the worker, approvals, notifications, tasks and search read the entries from `deps.features`; they know no feature.
 */
export type FeatureEntry<Deps> = {
  /** What the back office calls what it has, where that could not be read. A service has a title in its `info`. */
  title?: string
  routes?: readonly RouteTable[]
  /** Calls that play outside parties: served in the sandbox alone, and never in production. */
  sandboxRoutes?: readonly RouteTable[]
  tasks?: TaskHandlers<Deps>
  /** Lines of the crontab: minute, hour, day, month and weekday (UTC), then the task. */
  crontab?: readonly string[]
  /** What needs password and code. */
  approvals?: readonly AnyApprovedAction[]
  /** What links to people without an account do for its records. */
  links?: readonly LinkPurpose<Deps>[]
  /** What its events are about. Each subject has one feature. A service has that of its `info` besides. */
  subjects?: readonly EventSubject[]
  /** What follows from its events, by subject. An event without a rule notifies no one. */
  rules?: BySubject<Rules>
  nameRecords?: BySubject<NameRecords>
  /** What a search says of what it has, by kind, where the entries and the contract do not say it. */
  found?: Readonly<Record<string, FoundKind>>
  /** The records and parties that a text finds for the back office: by a number, its beginning, or a name. One feature finds them. */
  findIds?(db: Db, scope: OfficeScope, text: string): Promise<string[]>
  /** Constraints of the database and the refusals for those who break them. */
  constraints?: Readonly<Record<string, ErrorCode>>
  /** The day of each fact of the world that it has loaded, by the keys of `apps/server/data/facts.json`. */
  loadedFacts?(db: Db): Promise<ReadonlyMap<string, string>>
  /** Where a test may kill the process, by `deps.crashAt`. */
  crashPoints?: readonly string[]
  /**
   * Events from which something follows for its records, its own or other features', under `subject to`, each with the job that does it:
   * queued once, in the transaction that takes the event, so that none is lost.
   */
  hears?: Readonly<Record<string, HearingTask>>
  /** What of a company's records waited for a decision of the screening goes on, or is refused. Safe to repeat. */
  screened?(deps: Deps, companyId: string): Promise<void>
  /** The kinds of movements that outside parties make for its records: asked for, booked, watched and reconciled by `money/steps`. */
  moneySteps?: readonly MoneyStep<Deps>[]
  /** The kinds of payouts of its records: sent, watched, booked and reconciled by `money/steps`. */
  payouts?: readonly Payout<Deps>[]
  /**
   * The numbers of its open records that know a partner as the company with its registration number. While there are any, the partner keeps that
   * number: it would become another company under them.
   */
  knownAs?(db: Db | Tx, scope: OneCompanyScope, beneficiaryId: string, now: Date): Promise<string[]>
  /** The quote desk makes offers for its requests. */
  quoted?: readonly QuotedService<Deps>[]
  /** Its records that are a vendor's, each with its page in the back office: a carrier's rate card, a finance partner. */
  linkedToVendor?(db: Db, vendorId: string): Promise<LinkedRecord[]>
  /** How often a vendor was asked for offers, and what came of it. One feature counts that. */
  vendorRecord?(db: Db, vendorId: string, now: Date): Promise<VendorRecord>
  /** What of its records waits for the back office or for somebody outside, for the morning's look at everything. Lines of nothing too. */
  openWork?: OpenWorkSource<Deps>
  /** What it charges a company by a rate at a moment. */
  ratesInForce?(db: Db, companyId: string, at: Date): Promise<readonly RateInForce[]>
  /** What the rates of `money/price-rates` charge for its records. */
  chargedByRate?: readonly ChargedByRate[]
  /** What the invoice of a fee on one of its records says besides lines and parties, by subject. A service has `invoiceFacts` for its own. */
  invoiceFactsOf?: Readonly<Record<string, InvoiceFactsOf<Deps>>>
  /** The papers of a company that it has stored, for the vault of the back office. */
  vaultPapers?(deps: Deps, scope: OneCompanyScope): Promise<VaultPaper[]>
  /** The papers that it has issued for these records, which are those of a trade. */
  issuedPapers?(
    deps: Deps,
    scope: OneCompanyScope,
    records: readonly { subject: string; id: string }[],
  ): Promise<IssuedPaper[]>
  /** What waits for somebody in a trade and is no record of a service. */
  waitsInTrade?(deps: Deps, scope: OneCompanyScope, transactionId: string): Promise<WaitingInTrade[]>
  /** Its records are of a trade, whose time line says what happens to them. */
  inTrade?: InTrade
  /** Who sells in a trade, under which term and between which countries; undefined where it did not say so. One feature knows. */
  saleOfTrade?(db: Db, scope: OneCompanyScope, transactionId: string): Promise<SaleOfTrade | undefined>
  /** What a company has received from a sender of this name, as text: what is held, and what is available by now. Empty if nothing. */
  moneyOfSender?(tx: Tx, scope: OneCompanyScope, name: string): Promise<{ held: string; released: string }>
  /** What a colleague of the back office owned has no owner any more: called where they are removed, in that transaction. */
  colleagueLeft?(tx: Tx, administratorId: string, at: Date): Promise<void>
  /** The kinds of its changes that one colleague of the back office asks for, and another decides. */
  changes?: readonly ChangeKind<Deps>[]
}
