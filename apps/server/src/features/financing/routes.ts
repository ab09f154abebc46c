import { financing } from '@tradelane/contract/financing/calls'
import { routes } from '../../http/routes.ts'
import { describeFinancing } from './describe-financing.ts'
import { listFactorings, listFinancePartners } from './queries.ts'

const success = { status: 'success' } as const

export const financingRoutes = routes(financing, {
  details: async ({ deps, actor, body }) => ({
    ...success,
    ...(await describeFinancing(deps.db, { scope: actor, beneficiaryId: body.beneficiary_id })),
  }),
  partners: async ({ deps }) => listFinancePartners(deps.db),
  factorings: async ({ deps, actor, query }) => listFactorings(deps.db, actor, query),
})
