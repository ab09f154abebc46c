import { landedCost } from '@tradelane/contract/landed-cost/calls'
import { dutyRates } from '@tradelane/contract/landed-cost/duty-rates'
import { routes, success } from '../../../http/routes.ts'
import { estimateLandedCost } from './estimate-landed-cost.ts'
import { listDutyRates } from './list-duty-rates.ts'
import { saveDutyRate } from './save-duty-rate.ts'

export const landedCostRoutes = routes(landedCost, {
  estimate: async ({ deps, body }) => ({ ...success, ...(await estimateLandedCost(deps, body)) }),
})

export const dutyRateRoutes = routes(dutyRates, {
  list: async ({ deps, query, body }) => ({ ...success, ...(await listDutyRates(deps, query, body)) }),
  save: async ({ deps, actor, body }) => {
    const used = await saveDutyRate(deps, actor, body)
    return { ...success, message: `The new version is saved. ${used}` }
  },
})
