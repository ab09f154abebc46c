import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { column, readRow } from '../../../lifecycle/lock-row.ts'
import { makePayout } from './make-payout.ts'
import { isAsked, makeStep, stepsOf } from './make-step.ts'
import { payoutsOf } from './payouts.ts'

/**
 * The job of every kind of movement. A movement that is answered once throws while its outcome is open, so that the queue asks
 * again, later and later; a payout is watched each minute.
 */
export async function makeMoneyStep(
  deps: Deps,
  { subject, ...key }: Tasks['make-money-step'],
): Promise<void> {
  const steps = stepsOf(deps).filter(({ lifecycle }) => lifecycle.subject === subject)
  const payouts = payoutsOf(deps).filter(({ lifecycle }) => lifecycle.subject === subject)
  const lifecycle = (steps[0] ?? payouts[0])?.lifecycle
  if (!lifecycle) throw new Error(`no feature moves money as ${subject}`)
  const row = await readRow(deps.db, lifecycle, { scope: systemScope(key.companyId), id: key.id })
  const step = steps.find((kind) => isAsked(kind, row))
  if (step) {
    if (isAsked(step, await makeStep(deps, step, key)))
      throw new Error(`${subject} ${key.id} is still being processed`)
    return
  }
  const payout = payouts.find(({ kind }) => kind === undefined || kind === column(row, 'kind'))
  if (payout) await makePayout(deps, payout, key, row)
}
