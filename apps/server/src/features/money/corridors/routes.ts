import { corridors } from '@tradelane/contract/corridors/calls'
import { type PurposeCode, purposeCodes } from '@tradelane/contract/lists/payment-options'
import { routes } from '../../../http/routes.ts'
import { readCorridor } from './read-corridor.ts'

export const corridorRoutes = routes(corridors, {
  get: async ({ deps, actor, body }) => {
    const known = await readCorridor(deps, actor, body)
    return {
      status: 'success' as const,
      as_of: known?.fetchedAt ?? null,
      is_old: known?.isOld ?? false,
      purpose_codes: purposesOf(known?.purposeCodes ?? []),
      fields: known?.fields ?? [],
    }
  },
})

/** Those of the specification that the corridor takes: of others nobody could say what they mean. */
function purposesOf(taken: readonly string[]) {
  const all = Object.keys(purposeCodes) as PurposeCode[]
  return all
    .filter((code) => taken.length === 0 || taken.includes(code))
    .map((code) => ({ code, description: purposeCodes[code] }))
}
