import type { ServiceSubject } from '@tradelane/contract/services/registry'
import type { ServiceInfo } from '@tradelane/contract/services/service-info'
import type { ServiceData, ServiceGroup } from '@tradelane/contract/transactions/service-data'
import type { Db, Tx } from '@tradelane/db'
import type { Money, Rate } from '@tradelane/money'
import type { OneCompanyScope, Scope } from '../access/scope.ts'
import type { ChargeLine } from '../features/money/charges/charge-lines.ts'
import type { Charge } from '../features/money/charges/charges.ts'
import type { EventSubject } from '../lifecycle/events.ts'
import type { Lifecycle } from '../lifecycle/lifecycle.ts'
import type { AnyApprovedAction } from './approved-action.ts'
import type { TaskName, Tasks } from './jobs.ts'
import type { LinkPurpose } from './link-purpose.ts'
import type { NamedRecord, RecordName } from './record-names.ts'
import type { RouteTable } from './route-table.ts'
import type { Rules } from './rule.ts'

export type TaskHandlers<Deps> = { [T in TaskName]?: (deps: Deps, payload: Tasks[T]) => Promise<void> }

/** A record that a search found. */
export type SearchHit = { subject: string; id: string; number: string; title: string; at: Date }

/**
 * A cost of a trade. `paid` is what the ledger has booked, `committed` what is held or owed, `quoted` an offer
 * that is valid and not accepted yet.
 */
export type CostLine = {
  subject: string
  id: string
  kind: string
  description: string
  amount: Money
  standing: 'paid' | 'committed' | 'quoted'
  /** A commitment whose money the ledger holds already. */
  isHeld?: boolean
  /** The rate that it was really exchanged at, the exact amount that came out, where it is known, and what to call the rate. */
  exchanged?: { rate: Rate; into?: Money; source: string; asOf?: Date | null }
}

/** A service's record in a trade. */
type TradeRecord<Data> = { id: string; data: Data }

/** Freight shares its trade with its booking and with the insurance of its goods. */
type FreightInTrade = { shipmentId: string; logisticsId: string | null }
/** The trade that a record was in, and the freight that moved with it. */
export type Moved = { from: string; freight?: FreightInTrade }

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
  /** Locks a record and moves it to another trade, with what must stay beside it. Refuses with NOT_FOUND. Safe to repeat. */
  move(tx: Tx, scope: OneCompanyScope, id: string, transactionId: string): Promise<Moved>
  /** Its records that share the trade of this freight. */
  withFreight?(tx: Tx, scope: OneCompanyScope, freight: FreightInTrade): Promise<string[]>
}
/** Money of a record in its company's accounts, in or out, that is no cost of it. Plus is out of the wallet, as costs are. */
export type MovedMoney = { id: string; kind: 'paid' | 'held'; amount: Money }

type TradePart<Deps> = { [Group in ServiceGroup]: TradePartOf<Deps, Group> }[ServiceGroup]

/** What a service hears of another's record. */
export type HeardEvent = { companyId: string; subject: string; subjectId: string; to: string }
type HearingTask = { [T in TaskName]: HeardEvent extends Tasks[T] ? T : never }[TaskName]

/** A line of a bill that has been collected. */
export type PaidLine = { charge: Charge; line: ChargeLine; at: Date }

/**
 * What the product must know of a service to serve it: one entry for each in `registry.ts`. Routes, jobs, charges, notifications, tasks,
 * search and cost lines read the entries from `deps.services`. What the browser must know as well is in the contract's registry.
 */
export type ServiceEntry<Deps> = {
  info: ServiceInfo
  lifecycle: Lifecycle
  routes: readonly RouteTable[]
  /** What needs password and code. */
  approvals?: readonly AnyApprovedAction[]
  /** What links to people without an account do for its records. */
  links?: readonly LinkPurpose<Deps>[]
  tasks?: TaskHandlers<Deps>
  /** Lines of the crontab: minute, hour, day, month and weekday (UTC), then the task. */
  crontab?: readonly string[]
  /** What follows once a charge for one of its records is collected or rejected, in the transaction that books the money. */
  charged?(tx: Tx, charge: Charge, at: Date, deps: Deps): Promise<void>
  /**
   * What it makes of a paid line of a kind, on the bill of any service, in the transaction that books the money. Each kind
   * belongs to one service.
   */
  creates?: Readonly<Record<string, (tx: Tx, paid: PaidLine, deps: Deps) => Promise<void>>>
  /**
   * Events from which something follows for its records, its own or other services', under `subject to`, each with the job that does it:
   * queued once, in the transaction that takes the event, so that none is lost.
   */
  hears?: Readonly<Record<string, HearingTask>>
  /** What of a company's records waited for a decision of the screening goes on, or is refused. Safe to repeat. */
  screened?(deps: Deps, companyId: string): Promise<void>
  rules: Rules
  /** The names of its records, by id. A record that is not the named company's has none. */
  nameRecords(db: Db | Tx, records: readonly NamedRecord[]): Promise<ReadonlyMap<string, RecordName>>
  /** Other subjects whose records have the ids and the names of its own, such as a booking's clearance. */
  alsoNames?: readonly EventSubject[]
  /** Its records that match a text, newest first. */
  search?(db: Db, scope: Scope, text: string, limit: number): Promise<SearchHit[]>
  /** Its part of a trade; a service without one belongs to a record of another, as a claim to its policy. */
  trade?: TradePart<Deps>
  /** What these records cost their company, oldest record first. An offer that has expired by `now` costs nothing. */
  costLines?(db: Db, scope: Scope, ids: readonly string[], now: Date): Promise<CostLine[]>
  /** Other subjects of the ledger whose records have the ids of its own: their costs are among its cost lines. */
  alsoCosts?: readonly ServiceSubject[]
  /**
   * What else the ledger has booked and holds for these records: an advance is no cost, and a cost may be paid by somebody else. Left out
   * where costs are all that moves. Trades are compared with the ledger by it.
   */
  movedBesidesCosts?(db: Db, ids: readonly string[]): Promise<MovedMoney[]>
}
