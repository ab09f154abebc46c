import { sandboxMoneyIn } from '@tradelane/contract/sandbox-money-in/calls'
import { routes, success } from '../../../http/routes.ts'
import { listArrivals } from '../../money/incoming-payments/index.ts'
import { listAccounts } from './list-accounts.ts'
import { payIn } from './pay-in.ts'

const newest = 10

export const sandboxMoneyInRoutes = routes(sandboxMoneyIn, {
  list: async ({ deps, query }) => ({
    ...success,
    accounts: await listAccounts(deps, query.search),
    arrivals: await listArrivals(deps.db, newest),
  }),
  pay: async ({ deps, body }) => ({ ...success, ...(await payIn(deps, body)) }),
})
