import type { Who } from '../primitives/roles.ts'

/** What people of the company, or the back office, can do with a record of one kind. Server and browser ask the same table. */
export type Action<S extends string, Facts = unknown> = {
  /** `link`: who has opened a link by email, and has no role. */
  who: Who | 'office' | 'link'
  /** Every state: true where it is open, why it is closed where people look for it, false where it is not shown. */
  states: Readonly<Record<S, boolean | string>>
  /** What else closes it: the reason, or undefined while it is open. */
  unless?: (record: Facts & { state: S }) => string | undefined
  /** What the server says to those who ask for it all the same where it is not shown. */
  otherwise?: string
  /** The same, where it can be said what became of the record; undefined leaves `otherwise`. */
  ended?: (record: Facts & { state: S }) => string | undefined
}

/** The actions of one kind of record: `actionTable<BookingState>()({ cancel: … })`. */
export const actionTable =
  <S extends string, Facts = unknown>() =>
  <Name extends string>(table: Record<Name, Action<S, Facts>>): Readonly<Record<Name, Action<S, Facts>>> =>
    table

/** What the server says of a closed action. */
export const refusalOf = <S extends string, Facts>(
  action: Action<S, Facts>,
  record: Facts & { state: S },
): string | undefined => closedBy(action, record)?.reason ?? action.ended?.(record) ?? action.otherwise

/** Undefined while the action is open. Else why it is closed; without a reason where people do not look for it. */
export function closedBy<S extends string, Facts>(
  { states, unless }: Action<S, Facts>,
  record: Facts & { state: S },
): { reason: string | undefined } | undefined {
  const open = states[record.state]
  if (open !== true) return { reason: open || undefined }
  const reason = unless?.(record)
  return reason === undefined ? undefined : { reason }
}

/** Where one action is about several records, the one that answers for all: the first that it is open for, else the first that says why not. */
export function recordFor<S extends string, Facts, R extends Facts & { state: S }>(
  action: Action<S, Facts>,
  records: readonly R[],
): R | undefined {
  const open = records.find((record) => closedBy(action, record) === undefined)
  return open ?? records.find((record) => closedBy(action, record)?.reason !== undefined) ?? records[0]
}
