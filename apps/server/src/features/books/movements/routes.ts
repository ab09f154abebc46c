import { movements } from '@tradelane/contract/movements/calls'
import { routes, success } from '../../../http/routes.ts'
import { listMovements } from './list-movements.ts'
import { movementsFile } from './movements-file.ts'

export const movementRoutes = routes(movements, {
  transactions: async ({ deps, actor, query }) => ({
    ...success,
    ...(await listMovements(deps, actor, query)),
  }),
  movementsFile: async ({ deps, actor, query }) => movementsFile(deps, actor, query),
})
