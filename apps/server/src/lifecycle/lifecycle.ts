import type { HappeningInfo, StateTable } from '@tradelane/contract/lifecycle/state-table'
import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { Database } from '@tradelane/db'
import type { Selectable } from 'kysely'
import type { EventSubject } from './events.ts'

export type TableName = keyof Database
export type RowOf<T extends TableName> = Selectable<Database[T]>

/**
 * How one kind of record lives: its table, its states, and what follows from them. Only the functions of `move.ts` write its state
 * column. The table has `uid`, the company.
 */
export type Lifecycle<S extends string = string, T extends TableName = TableName> = {
  /** The subject of its events. */
  subject: EventSubject
  table: T
  /** Its primary key beside the company. */
  idColumn: string
  /** `state` unless the column has another name. */
  stateColumn?: string
  /** Raised by every change, where the table has one: a decision names the version that it was made on. */
  versionColumn?: string
  /** Why the record is in its state: set by a move with a reason, emptied by a move without one. */
  reasonColumn?: string
  /** When the row was last changed. */
  updatedColumn?: string
  /** Its statements are named (`named`): that takes 120 KB of each connection for each statement, so it is for what is moved all the time. */
  isHot?: true
  states: StateTable<S>
  /** States that a record may begin in. */
  first: readonly S[]
  /** What may happen to a record without a change of state. */
  happenings?: Readonly<Record<string, HappeningInfo>>
  /** Words for a step that depends on where it came from, under `from > to`. */
  steps?: Readonly<Record<string, HappeningInfo>>
  /** Words that depend on what the event keeps; `undefined` falls back to `steps`, `happenings` and `states`. */
  wordsOf?(to: string, facts: Readonly<Record<string, unknown>>): HappeningInfo | undefined
  /** Why this very record may not move now; where the table of states is the reason, words that say more than it. */
  blockedBy?(row: RowOf<T>, to: S): string | undefined
  /** Who acts next, where the state alone does not tell; `undefined` falls back to the table of states. */
  next?(row: RowOf<T>, now: Date): NextStep | undefined
  /** By when the state's own next step was promised. */
  dueAt?(row: RowOf<T>): Date | null
  /** Who acts as `provider` in its events. */
  providerName?: string
  /** The side that `provider` is on the time line, where it is not the payments provider. */
  providerSide?: 'carrier'
}

export const lifecycle = <S extends string, T extends TableName>(definition: Lifecycle<S, T>) => definition
