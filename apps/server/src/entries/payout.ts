import type { PaymentState } from '@tradelane/contract/simple-payment/states'
import type { Db, Tx } from '@tradelane/db'
import type { Money } from '@tradelane/money'
import type { PayoutRequest } from '@tradelane/providers'
import type { RawBuilder } from 'kysely'
import type { Lifecycle, RowOf, TableName } from '../lifecycle/lifecycle.ts'
import type { StepMoments } from './money-step.ts'

/** A payout as our books have it. `at`: when it was submitted. `updatesSeen` is the length of the provider's history at the last accepted update. */
export type OwnPayout = { key: string; source: Money; state: PaymentState; updatesSeen: number; at: Date }

type Locked<Row, Context> = { row: Row; context: Context; at: Date }
/** The provider's reason comes with the newest state only. `isNewest`: the state in which it is, not one that it has left. */
type PayoutMove<Row, S, Context> = Locked<Row, Context> & {
  from: S
  to: S
  reason: string | undefined
  isNewest: boolean
}

/**
 * One kind of payout: money that the payments provider sends to a bank account, with states between sent and paid, and which may come back
 * after it was paid. `money/steps` looks it up before it sends it, and books each state that the provider reports; here is what differs.
 * Its states are some of a payment's. The id is the key under which the provider knows it. The table has `called_at`, `asked_at`, `updates_seen` and `provider_reference`.
 */
export type Payout<Deps, S extends string = string, T extends TableName = TableName, Context = unknown> = {
  lifecycle: Lifecycle<S, T>
  /** The value of the row's column `kind`, where a table has movements of several kinds. */
  kind?: string
  /** The column that says when it was submitted; null before. */
  startedAt: string
  /** Since when nothing was heard of it, as the index has it. */
  quietSince: RawBuilder<Date>
  /** Which of those without news are asked about; all unless it says otherwise. */
  watched?: RawBuilder<boolean>
  sourceOf(row: RowOf<T>): Money
  targetOf(row: RowOf<T>): Money
  /** Locks what is locked before the row, in the order of all who lock both. */
  lock?(tx: Tx, row: RowOf<T>): Promise<Context>
  /** What is asked outside before it is sent, with no transaction open. What fails or is silent stops nothing. */
  askFirst?(deps: Deps, row: RowOf<T>): Promise<void>
  /** Whether it may be sent now. What must wait or never go is noted here, in the same transaction. */
  maySend(deps: Deps, tx: Tx, locked: Locked<RowOf<T>, Context>): Promise<boolean>
  requestOf(db: Db, row: RowOf<T>): Promise<Omit<PayoutRequest, 'key' | 'customer'>>
  /** For the words of the event, where it has come to this state and not further. */
  factsOf?(row: RowOf<T>, to: S, at: Date): Record<string, unknown>
  /** The money of a move, and what follows for other records, in the transaction that makes it. */
  book(tx: Tx, moved: PayoutMove<RowOf<T>, S, Context>): Promise<void>
  crashPoints?: StepMoments
}
