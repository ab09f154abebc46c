import { adminCustomers } from '@tradelane/contract/customers/calls'
import { customerHistory } from '@tradelane/contract/customers/history'
import { customerRates, priceList } from '@tradelane/contract/customers/rates'
import { adminRequirements } from '@tradelane/contract/onboarding/requirement-calls'
import { routes } from '../../../http/routes.ts'
import { answerOf } from '../../people/four-eyes/index.ts'
import { decideFounder, decideKyb, decideRequirement } from '../../people/onboarding/index.ts'
import { getCustomerProfile } from './customer-profile.ts'
import { listCustomers } from './customer-rows.ts'
import { describeHistory } from './describe-history.ts'
import { listRates } from './list-rates.ts'

const success = { status: 'success' } as const
const said = {
  clear: 'Company cleared.',
  refuse: 'Company refused.',
  ask: 'The request for information has been sent.',
} as const

export const customerHistoryRoutes = routes(customerHistory, {
  history: async ({ deps, query, body }) => ({
    ...success,
    ...(await describeHistory(deps, body.uid, query.page)),
  }),
})

export const customerRateRoutes = routes(customerRates, {
  rates: async ({ deps, body }) => ({ ...success, rates: await listRates(deps, body.uid) }),
})

export const priceListRoutes = routes(priceList, {
  list: async ({ deps, actor }) => ({ ...success, rates: await listRates(deps, actor.companyId) }),
})

const decidedWords = {
  accept: 'Answer accepted.',
  send_back: 'Answer sent back.',
  take_back: 'Request taken back.',
} as const

export const requirementRoutes = routes(adminRequirements, {
  decide: async ({ deps, actor, body }) => {
    await decideRequirement(deps, actor, body)
    return { ...success, message: decidedWords[body.action] }
  },
})

export const adminCustomerRoutes = routes(adminCustomers, {
  customers: async ({ deps, actor, query, body }) => {
    if (body.uid) return getCustomerProfile(deps, actor, body.uid)
    return { ...success, ...(await listCustomers(deps.db, query)) }
  },
  decideKyb: async ({ deps, actor, body }) => {
    const made = await decideKyb(deps, actor, body)
    return answerOf(made, said[body.decision])
  },
  decideFounder: async ({ deps, actor, body: { uid, ...decided } }) => {
    await decideFounder(deps, actor, { companyId: uid, ...decided })
    return {
      ...success,
      message: decided.decision === 'clear' ? 'Person cleared.' : 'Person refused.',
    }
  },
})
