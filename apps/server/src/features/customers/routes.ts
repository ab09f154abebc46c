import { adminCustomers } from '@tradelane/contract/customers/calls'
import { routes } from '../../http/routes.ts'
import { decideFounder, decideKyb } from '../onboarding/index.ts'
import { getCustomerProfile } from './customer-profile.ts'
import { listCustomers } from './queries.ts'

const success = { status: 'success' } as const
const said = {
  clear: 'The company is cleared.',
  refuse: 'The company is refused.',
  ask: 'The company is asked for more information.',
} as const

export const adminCustomerRoutes = routes(adminCustomers, {
  customers: async ({ deps, query, body }) => {
    if (body.uid) return getCustomerProfile(deps, body.uid)
    return { ...success, ...(await listCustomers(deps.db, query)) }
  },
  decideKyb: async ({ deps, actor, body }) => {
    await decideKyb(deps, actor, body)
    return { ...success, message: said[body.decision] }
  },
  decideFounder: async ({ deps, actor, body: { uid, ...decided } }) => {
    await decideFounder(deps, actor, { companyId: uid, ...decided })
    return {
      ...success,
      message: decided.decision === 'clear' ? 'The person is cleared.' : 'The person is refused.',
    }
  },
})
