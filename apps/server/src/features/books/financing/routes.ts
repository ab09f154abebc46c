import { financing } from '@tradelane/contract/financing/calls'
import { routes } from '../../../http/routes.ts'
import { listLenders } from '../../office/finance-partners/index.ts'
import { describeFinancing } from './describe-financing.ts'

const success = { status: 'success' } as const

export const financingRoutes = routes(financing, {
  details: async ({ deps, actor, body }) => ({
    ...success,
    ...(await describeFinancing(deps, { scope: actor, beneficiaryId: body.beneficiary_id })),
  }),
  partners: async ({ deps }) => listLenders(deps.db),
})
