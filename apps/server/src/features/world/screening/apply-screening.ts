import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'

/** The job: what waited for a decision goes on, or is refused. Safe to repeat. */
export async function applyScreening(deps: Deps, { companyId }: Tasks['apply-screening']): Promise<void> {
  for (const { screened } of deps.features) await screened?.(deps, companyId)
}
