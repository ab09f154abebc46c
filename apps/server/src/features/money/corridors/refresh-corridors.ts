import { listCompaniesAtProvider } from '../../../access/company.ts'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { fetchCorridor } from './read-corridor.ts'
import { forgetCorridors, listCorridorsBefore } from './stored-corridors.ts'

/**
 * Asks once a day again about every corridor that somebody has used in the last month, and forgets the others. The answer is the same for
 * all customers of the platform.
 */
export async function refreshCorridors(deps: Deps): Promise<void> {
  await forgetCorridors(deps.db, new Date(deps.clock.now().getTime() - monthMs))
  const today = deps.clock.now().toISOString().slice(0, 10)
  const due = await listCorridorsBefore(deps.db, new Date(`${today}T00:00:00Z`))
  if (due.length === 0) return
  const [company] = await listCompaniesAtProvider(deps.db, { after: firstId, limit: 1 })
  if (!company) return
  for (const { key, askedAt } of due) {
    // One that fails or is not answered stops no other: its next use asks again.
    await fetchCorridor(deps, systemScope(company.uid), key, askedAt).catch((error: unknown) =>
      deps.log.error({ err: error, ...key }, 'the rules of a corridor could not be read'),
    )
  }
}

const monthMs = 30 * 86_400_000
const firstId = '00000000-0000-0000-0000-000000000000'
