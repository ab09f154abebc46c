import type { Scope } from '../access/scope.ts'
import type { Deps } from '../deps/deps.ts'
import { type CostLine, servicesOf } from '../entries/service-entry.ts'

/** What records of any services cost, in the order of the registry. A record outside the scope has no lines. */
export async function costLinesOf(
  { db, features, clock }: Pick<Deps, 'db' | 'features' | 'clock'>,
  scope: Scope,
  records: readonly { subject: string; id: string }[],
): Promise<CostLine[]> {
  const now = clock.now()
  const lines = await Promise.all(
    servicesOf({ features }).map(({ info, costLines }) => {
      const ids = records.filter(({ subject }) => subject === info.subject).map(({ id }) => id)
      return ids.length > 0 && costLines ? costLines(db, scope, ids, now) : []
    }),
  )
  return lines.flat()
}
