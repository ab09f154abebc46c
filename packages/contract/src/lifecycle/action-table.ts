import type { Who } from '../primitives/roles.ts'

/** What people of the company can do with a record of one kind. Server and browser ask the same table. */
export type Action<S extends string, Facts = unknown> = {
  who: Who
  /** The states in which it is open. */
  states: readonly S[]
  /** Why it is closed in another state, where people look for it. In the others it is not shown. */
  closed?: Partial<Record<S, string>>
  /** What else closes it: the reason, or undefined while it is open. */
  unless?: (record: Facts & { state: S }) => string | undefined
}

/** The actions of one kind of record: `actionTable<BookingState>()({ cancel: … })`. */
export const actionTable =
  <S extends string, Facts = unknown>() =>
  <Name extends string>(table: Record<Name, Action<S, Facts>>): Readonly<Record<Name, Action<S, Facts>>> =>
    table

/** Undefined while the action is open. Else why it is closed; without a reason where people do not look for it. */
export function closedBy<S extends string, Facts>(
  { states, closed, unless }: Action<S, Facts>,
  record: Facts & { state: S },
): { reason: string | undefined } | undefined {
  if (!states.includes(record.state)) return { reason: closed?.[record.state] }
  const reason = unless?.(record)
  return reason === undefined ? undefined : { reason }
}
