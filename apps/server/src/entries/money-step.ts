import type { Database, Tx } from '@tradelane/db'
import type { Customer } from '@tradelane/providers'
import type { Updateable } from 'kysely'
import type { Lifecycle, RowOf, TableName } from '../lifecycle/lifecycle.ts'

/** What an outside party has decided about a movement. */
export type StepAnswer = {
  status: 'done' | 'rejected'
  reason?: string | undefined
  providerReference?: string | undefined
}

/** Where a test may kill the process: around the call of the outside party, and around the transaction that books its answer. */
export type StepMoments = Partial<Record<'beforeCall' | 'afterCall' | 'beforePost' | 'afterPost', string>>

/** A movement that the outside party is asked for. `key` is the one under which it knows the movement. */
type AskedStep<Row> = { row: Row; key: string; customer: Customer }
/** `row` is locked and has left the asked state; `context` is what `lock` has read. */
type SettledStep<Deps, Row, Answer, Context> = {
  row: Row
  answer: Answer
  at: Date
  context: Context
  deps: Deps
}

/**
 * One kind of movement of money that an outside party makes and answers once: done or rejected. `money/steps` begins it, asks, asks again
 * and books; here is what differs from kind to kind.
 */
export type MoneyStep<
  Deps,
  S extends string = string,
  T extends TableName = TableName,
  Answer extends StepAnswer = StepAnswer,
  Context = unknown,
> = {
  lifecycle: Lifecycle<S, T>
  /** The value of the row's column `kind`, where a table has movements of several kinds. */
  kind?: string
  /** The state in which the outside party is asked, and the two that its answer leads to. Without the second, a "no" is asked again. */
  asked: S
  done: S
  rejected?: S
  /** The column that says since when it is asked for, or an earlier moment. */
  askedAt: string
  /** It changes the company's wallet at the payments provider, so the reconciliation must know of it while it is open. */
  isAtProvider: boolean
  /** Where each attempt has a key of its own. Without it, and while there is none, the key is the id. */
  keyOf?(row: RowOf<T>): string | null
  /** Without an open transaction. The party never acts twice on a key. Undefined while the outcome is open. */
  ask(deps: Deps, step: AskedStep<RowOf<T>>): Promise<Answer | undefined>
  /** Locks what is locked before the row, in the order of all who lock both, and answers what the next two need of it. */
  lock?(tx: Tx, row: RowOf<T>, deps: Deps): Promise<Context>
  /** Columns that the answer fills: the provider's reference and the time, unless it says otherwise. */
  set?(settled: SettledStep<Deps, RowOf<T>, Answer, Context>): Updateable<Database[T]>
  /** What the event of the answer keeps. */
  facts?(settled: SettledStep<Deps, RowOf<T>, Answer, Context>): Record<string, unknown>
  /** The journals, and what follows for other records, in the transaction that has moved the row. */
  book(tx: Tx, settled: SettledStep<Deps, RowOf<T>, Answer, Context>): Promise<void>
  crashPoints?: StepMoments
}
