import type { Deps } from '../../../deps/deps.ts'
import type { MoneyStep, StepAnswer } from '../../../entries/money-step.ts'
import type { TableName } from '../../../lifecycle/lifecycle.ts'

/** Declares a kind of movement; the types of its row, answer and context follow from what it says. */
export const moneyStep = <S extends string, T extends TableName, Answer extends StepAnswer, Context>(
  step: MoneyStep<Deps, S, T, Answer, Context>,
): MoneyStep<Deps, S, T, Answer, Context> => step

type Answered = { status: string; reason?: string; providerReference?: string }

/** An outside party's answer as ours. `done` is its own word for it; undefined for each word that is neither that nor `rejected`. */
export function settledAs<A extends Answered>(
  { status, ...answer }: A,
  done: A['status'],
): (Omit<A, 'status'> & StepAnswer) | undefined {
  if (status !== done && status !== 'rejected') return undefined
  return { ...answer, status: status === done ? 'done' : 'rejected' }
}
