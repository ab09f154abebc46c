import { accountSummary } from '@tradelane/contract/account-summary/calls'
import { routes } from '../../../http/routes.ts'
import { summarizeAccount } from './summarize-account.ts'

const success = { status: 'success' } as const

export const accountSummaryRoutes = routes(accountSummary, {
  get: async ({ deps, actor, query }) => ({
    ...success,
    ...(await summarizeAccount(deps, actor, query)),
  }),
})
