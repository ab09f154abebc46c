import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { Lifecycle, RowOf, TableName } from './lifecycle.ts'

/** Who must do what next, and by when; null where nothing more is expected. */
export function nextStepOf<S extends string, T extends TableName>(
  lifecycle: Lifecycle<S, T>,
  row: RowOf<T>,
  now: Date,
): NextStep {
  const own = lifecycle.next?.(row, now)
  if (own !== undefined) return own
  const state = (row as Record<string, unknown>)[lifecycle.stateColumn ?? 'state'] as S | null
  const next = state === null ? undefined : lifecycle.states[state].next
  return next ? { ...next, by: lifecycle.dueAt?.(row) ?? null } : null
}
