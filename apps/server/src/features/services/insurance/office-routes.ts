import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { routes, success } from '../../../http/routes.ts'
import { denyInsurance, quoteInsurance } from './decide-insurance.ts'
import { describeForDesk } from './describe-policy.ts'
import { listPolicies } from './list-policies.ts'

export const officeInsuranceRoutes = routes(officeInsurance, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listPolicies(deps, actor, query)) }),
  get: async ({ deps, actor, body }) => ({
    ...success,
    ...(await describeForDesk(deps, actor, body.insurance_id)),
  }),
  quote: async ({ deps, actor, body }) => ({
    ...success,
    message: `The quote has been sent. It is valid for ${promised('insuranceQuote')}.`,
    valid_until: await quoteInsurance(deps, actor, body),
  }),
  deny: async ({ deps, actor, body }) => {
    await denyInsurance(deps, actor, body)
    return { ...success, message: 'The request has been denied.' }
  },
})
