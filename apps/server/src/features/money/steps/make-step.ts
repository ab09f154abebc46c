import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { MoneyStep, StepAnswer } from '../../../entries/money-step.ts'
import type { RowOf, TableName } from '../../../lifecycle/lifecycle.ts'
import { column, lockRow, readRow, stateOf } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { providerCustomerOf } from './provider-customer.ts'

export type StepId = { companyId: string; id: string }
type AnyStep = MoneyStep<Deps>

/**
 * Asks the outside party, with no transaction open, then writes down what came of it: state, event and journals in one transaction. Safe to
 * repeat at any point, and at once: the party knows the key, and our books move only with the one change of state. Answers the row
 * as it is afterwards, which is still asked for where the party has not settled it. Refuses with NOT_FOUND what is not the company's.
 */
export async function makeStep<S extends string, T extends TableName, A extends StepAnswer, C>(
  deps: Deps,
  step: MoneyStep<Deps, S, T, A, C>,
  { companyId, id }: StepId,
): Promise<RowOf<T>> {
  const which = { scope: systemScope(companyId), id }
  const row = await readRow(deps.db, step.lifecycle, which)
  if (!isAsked(step, row)) return row
  const { crashPoints: { beforeCall, afterCall, afterPost } = {} } = step
  const customer = await providerCustomerOf(deps.db, which.scope)
  crash(deps, beforeCall)
  const answer = await step.ask(deps, { row, key: keyOf(step, row), customer })
  crash(deps, afterCall)
  if (!answer) return row
  const to = answer.status === 'done' ? step.done : step.rejected
  if (to === undefined) {
    deps.log.warn({ ...which, reason: answer.reason }, 'an outside party refused, and is asked again')
    return row
  }
  await settle(deps, step, { row, answer, to })
  crash(deps, afterPost)
  return readRow(deps.db, step.lifecycle, which)
}

async function settle<S extends string, T extends TableName, A extends StepAnswer, C>(
  deps: Deps,
  step: MoneyStep<Deps, S, T, A, C>,
  { row, answer, to }: { row: RowOf<T>; answer: A; to: S },
): Promise<void> {
  const { lifecycle, asked: from } = step
  const at = deps.clock.now()
  const which = {
    scope: systemScope(String(column(row, 'uid'))),
    id: String(column(row, lifecycle.idColumn)),
  }
  await inTransaction(deps.db, async (tx) => {
    const context = (await step.lock?.(tx, row, deps)) as C
    const locked = await lockRow(tx, lifecycle, which)
    // Settled by another process, or a late answer to an earlier attempt, which says nothing about the newest.
    if (!isAsked(step, locked) || keyOf(step, locked) !== keyOf(step, row)) return
    const settled = { row: locked, answer, at, context, deps }
    const { reason, providerReference } = answer
    const set = step.set?.(settled) ?? { provider_reference: providerReference ?? null, settled_at: at }
    const facts = step.facts?.(settled)
    const moved = await move(tx, lifecycle, {
      ...{ ...which, locked, from, to, by: 'provider', at, reason, facts },
      set: set as never,
    })
    await step.book(tx, { ...settled, row: moved })
    crash(deps, step.crashPoints?.beforePost)
  })
}

export const isAsked = <S extends string, T extends TableName, A extends StepAnswer, C>(
  { lifecycle, asked, kind }: MoneyStep<Deps, S, T, A, C>,
  row: RowOf<T>,
): boolean => stateOf(lifecycle, row) === asked && (kind === undefined || column(row, 'kind') === kind)

export const keyOf = <S extends string, T extends TableName, A extends StepAnswer, C>(
  { keyOf: ofAttempt, lifecycle }: MoneyStep<Deps, S, T, A, C>,
  row: RowOf<T>,
): string => String(ofAttempt?.(row) ?? column(row, lifecycle.idColumn))

function crash(deps: Deps, point: string | undefined): void {
  if (point !== undefined) deps.crashAt(point)
}

/** Every kind of movement of all features. */
export const stepsOf = ({ features }: Pick<Deps, 'features'>): AnyStep[] =>
  features.flatMap(({ moneySteps = [] }) => moneySteps)
