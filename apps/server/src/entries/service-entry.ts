import type { ServiceSubject } from '@tradelane/contract/services/registry'
import type { ServiceInfo } from '@tradelane/contract/services/service-info'
import type { ServiceData, ServiceGroup } from '@tradelane/contract/transactions/service-data'
import type { Db, Tx } from '@tradelane/db'
import type { Money, Rate } from '@tradelane/money'
import type { OneCompanyScope, Scope } from '../access/scope.ts'
import type { EventSubject } from '../lifecycle/events.ts'
import type { Lifecycle } from '../lifecycle/lifecycle.ts'
import type { Charge, PaidLine } from './billed-charge.ts'
import type { CoverOfFreight } from './cover-of-freight.ts'
import type { FeatureEntry } from './feature-entry.ts'
import type { PartDue } from './parts-due.ts'

/**
 * A cost of a trade. `paid` is what the ledger has booked, `committed` what is held or owed, `quoted` an offer
 * that is valid and not accepted yet. A draft costs nothing: nobody has offered or decided anything.
 */
export type CostLine = {
  subject: string
  id: string
  kind: string
  description: string
  amount: Money
  standing: 'paid' | 'committed' | 'quoted'
  /** The record's own word for where it is, where it says more than the standing: a payment that was sent is not paid yet. */
  status?: string
  /** A commitment whose money the ledger holds already. */
  isHeld?: boolean
  /** Of a commitment: the day by which it is paid, where one is agreed. */
  due?: string
  /** The rate that it was really exchanged at, the exact amount that came out, where it is known, and what to call the rate. */
  exchanged?: { rate: Rate; into?: Money; source: string; asOf?: Date | null }
}

/** A service's record in a trade. */
type TradeRecord<Data> = { id: string; data: Data }

/** Freight shares its trade with its booking and with the insurance of its goods. */
export type FreightInTrade = { shipmentId: string; logisticsId: string | null }
type RequestKey = { case_id: string }

/** The requests at the quote desk of the records of a service, which move with their record. */
export type RequestsInTrade = {
  /** Locks the newest, which everybody locks before the record. Undefined where it has none. */
  lock(tx: Tx, scope: OneCompanyScope, id: string): Promise<RequestKey | undefined>
  /** With the record locked. Refuses with CONFLICT where it has another request by now than the locked one. */
  requireNewest(tx: Tx, scope: OneCompanyScope, id: string, locked: RequestKey | undefined): Promise<void>
  move(tx: Tx, scope: OneCompanyScope, id: string, transactionId: string): Promise<void>
}

/** What a service does in trades. Its table has a column `transaction_id`. */
export type TradePartOf<Deps, Group extends ServiceGroup> = {
  /** The name of its data on the transaction summary. */
  group: Group
  /** Its records of a trade, oldest first; what was discarded before it was submitted is left out. */
  list(
    deps: Deps,
    scope: OneCompanyScope,
    transactionId: string,
  ): Promise<TradeRecord<ServiceData[Group][number]>[]>
  /**
   * Locks a record and moves it to another trade, with what must stay beside it, and answers the trade that it was in. Their requests are
   * locked. Refuses with NOT_FOUND. Safe to repeat.
   */
  move(tx: Tx, scope: OneCompanyScope, id: string, transactionId: string): Promise<{ from: string }>
  /** The freight whose trade it shares; undefined where it has none. Refuses with NOT_FOUND. */
  freightOf?(tx: Tx, scope: OneCompanyScope, id: string): Promise<FreightInTrade | undefined>
  /** Its records that share the trade of this freight. */
  withFreight?(tx: Tx, scope: OneCompanyScope, freight: FreightInTrade): Promise<string[]>
  requests?: RequestsInTrade
}
/** Money of a record in its company's accounts, in or out, that is no cost of it. Plus is out of the wallet, as costs are. */
export type MovedMoney = { id: string; kind: 'paid' | 'held'; amount: Money }

/** Money that will come in for a record (plus) or go out (minus), and is no cost of it; `day` is null where it depends on somebody. */
export type ExpectedMoney = {
  subject: string
  id: string
  description: string
  amount: Money
  day: string | null
}

/** What an invoice says of what was supplied: `['Carrier', 'Hapag-Lloyd']`. */
export type InvoiceFact = readonly [label: string, value: string]

type TradePart<Deps> = { [Group in ServiceGroup]: TradePartOf<Deps, Group> }[ServiceGroup]

/**
 * What the product must know of a service besides: what a customer orders. What the browser must know as well is in the contract's
 * registry.
 */
export type ServiceEntry<Deps> = FeatureEntry<Deps> & {
  info: ServiceInfo<EventSubject>
  lifecycle: Lifecycle
  /** What follows once a charge for one of its records is collected or rejected, in the transaction that books the money. */
  charged?(tx: Tx, charge: Charge, at: Date, deps: Deps): Promise<void>
  /** Locks what others lock before the record and `charged` needs: the record is locked with the state of its charge. */
  lockedBeforeCharge?(tx: Tx, charge: Pick<Charge, 'companyId' | 'subjectId'>): Promise<unknown>
  /**
   * What it makes of a paid line of a kind, on the bill of any service, in the transaction that books the money. Each kind
   * belongs to one service.
   */
  creates?: Readonly<Record<string, (tx: Tx, paid: PaidLine, deps: Deps) => Promise<void>>>
  /** What the invoice of one of its charges says besides lines and parties, read when it is issued. */
  invoiceFacts?(deps: Deps, scope: OneCompanyScope, id: string): Promise<readonly InvoiceFact[]>
  /** The one service that insures freight. */
  coversFreight?: CoverOfFreight
  /** Its part of a trade; a service without one belongs to a record of another, as a claim to its policy. */
  trade?: TradePart<Deps>
  /**
   * What the sandbox desk's button does: the outside party of a record takes its next step. Answers what it did. Refuses what waits for somebody else.
   */
  play?(deps: Deps, id: string): Promise<string>
  /** The state whose first second makes a record business of its week, the word for many such records, and for what they did. */
  counts?: { state: string; title: string; counts_as: string }
  /** What these records cost their company, oldest record first. An offer that has expired by `now` costs nothing. */
  costLines?(db: Db, scope: Scope, ids: readonly string[], now: Date): Promise<CostLine[]>
  /** Other subjects of the ledger whose records have the ids of its own: their costs are among its cost lines. */
  alsoCosts?: readonly ServiceSubject[]
  /** Refunds of these records that have other ids than the records. */
  alsoRefunds?(db: Db, ids: readonly string[]): Promise<readonly { id: string; fundingId: string }[]>
  /**
   * What else the ledger has booked and holds for these records: an advance is no cost, and a cost may be paid by somebody else. Left out
   * where costs are all that moves. Trades are compared with the ledger by it.
   */
  movedBesidesCosts?(db: Db, ids: readonly string[]): Promise<MovedMoney[]>
  /** What else will move for these records. Left out where their costs are all that is still to come. */
  expects?(db: Db, scope: Scope, ids: readonly string[]): Promise<ExpectedMoney[]>
  /** The parts of its committed costs that are paid on days of their own. Left out where each cost is paid at once. */
  partsDue?(db: Db, scope: Scope, ids: readonly string[]): Promise<PartDue[]>
  /** By the id of these records, the numbers of its own that pay when something happens to one of them, in any trade. */
  paysByRecords?(
    db: Db | Tx,
    scope: OneCompanyScope,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string[]>>
  /** The days on which its records are planned to reach a state, by id: others' payments wait for it. */
  plannedDays?(db: Db, scope: Scope, ids: readonly string[], to: string): Promise<ReadonlyMap<string, string>>
}

/** The services among the features. */
export const servicesOf = <Deps>({ features }: { features: readonly FeatureEntry<Deps>[] }) =>
  features.filter((entry): entry is ServiceEntry<Deps> => 'info' in entry)
