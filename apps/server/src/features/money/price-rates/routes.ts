import { priceRates } from '@tradelane/contract/price-rates/calls'
import { routes, success } from '../../../http/routes.ts'
import { answerOf } from '../../people/four-eyes/index.ts'
import { listPriceRates } from './list-price-rates.ts'
import { outcomeOfRate } from './outcome-of-rate.ts'
import { proposeRate } from './propose-rate.ts'
import { replayRate } from './replay-rate.ts'

export const priceRateRoutes = routes(priceRates, {
  list: async ({ deps, body }) => ({ ...success, rates: await listPriceRates(deps, body) }),
  replay: async ({ deps, body }) => ({ ...success, ...(await replayRate(deps, body)) }),
  outcome: async ({ deps, body }) => ({ ...success, ...(await outcomeOfRate(deps, body.rate_id)) }),
  propose: async ({ deps, actor, body }) => {
    const made = await proposeRate(deps, actor, body)
    return { ...answerOf(made, 'The new rate is saved.'), rate_id: made.rateId }
  },
})
