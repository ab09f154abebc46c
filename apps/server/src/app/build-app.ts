import { approvalRoutes, releaseRoutes } from '../approvals/routes.ts'
import type { Deps } from '../deps/deps.ts'
import type { RouteTable } from '../entries/route-table.ts'
import { linkRoutes } from '../features/people/links/index.ts'
import type { Readiness } from '../http/probes.ts'
import { buildServer } from '../http/server.ts'
import { approvedActionsOf } from '../registry/approved-actions.ts'
import { linkPurposesOf } from '../registry/link-purposes.ts'

/** The whole API. Tests iterate over it, so that no call can be forgotten. */
export const tablesOf = (deps: Pick<Deps, 'features'>): readonly RouteTable[] => [
  approvalRoutes(approvedActionsOf(deps)),
  releaseRoutes(approvedActionsOf(deps)),
  linkRoutes(linkPurposesOf(deps)),
  ...deps.features.flatMap(({ routes = [] }) => routes),
]

/** Only in the sandbox, and never in production: these calls play the outside parties. */
export const sandboxTablesOf = ({ features }: Pick<Deps, 'features'>): readonly RouteTable[] =>
  features.flatMap(({ sandboxRoutes = [] }) => sandboxRoutes)

export async function buildApp(deps: Deps, readiness: Readiness) {
  const isPlayed = deps.sandbox && !deps.config.isProduction
  return buildServer(deps, [...tablesOf(deps), ...(isPlayed ? sandboxTablesOf(deps) : [])], readiness)
}
