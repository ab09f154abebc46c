import { reconciliation } from '@tradelane/contract/reconciliation/calls'
import { routes, success } from '../../../http/routes.ts'
import { listRefusedPayments } from '../../inbox/tasks/index.ts'
import { closeDifference, reopenDifference } from './close-difference.ts'
import { explainDifference } from './explain-difference.ts'
import { listDifferences } from './list-differences.ts'

export const reconciliationRoutes = routes(reconciliation, {
  list: async ({ deps }) => ({
    ...success,
    ...(await listDifferences(deps)),
    refused: await listRefusedPayments(deps),
  }),
  explain: async ({ deps, actor, body }) => ({
    ...success,
    ...(await explainDifference(deps, actor, body.difference_id)),
  }),
  close: async ({ deps, actor, body }) => {
    await closeDifference(deps, actor, body)
    return { ...success, message: 'The difference is closed. No money was moved.' }
  },
  reopen: async ({ deps, actor, body }) => {
    await reopenDifference(deps, actor, body)
    return { ...success, message: 'The difference is open again.' }
  },
})
