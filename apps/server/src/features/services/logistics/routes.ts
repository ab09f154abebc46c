import { logistics } from '@tradelane/contract/logistics/calls'
import { rateCards } from '@tradelane/contract/logistics/rate-cards'
import { tariffs } from '@tradelane/contract/logistics/tariffs'
import { routes, success } from '../../../http/routes.ts'
import { requestReceived } from '../../office/quote-desk/index.ts'
import { listRateCards, listVersions } from './list-rate-cards.ts'
import { getTariff } from './list-tariffs.ts'
import { listPopularLanes } from './popular-lanes.ts'
import { vendorOfCard } from './rate-cards.ts'
import { requestFreight } from './request-freight.ts'
import { saveRateCard } from './save-rate-card.ts'
import { saveTariff } from './save-tariff.ts'
import { searchFreight } from './search-freight.ts'

// The other calls are about bookings: see the shipments feature.
const { getQuotes, popular, request } = logistics

export const logisticsRoutes = routes(
  { getQuotes, popular, request },
  {
    request: async ({ deps, actor, body }) => ({
      ...success,
      message: requestReceived,
      ...(await requestFreight(deps, actor, body)),
    }),
    getQuotes: async ({ deps, actor, body }) => ({
      ...success,
      ...(await searchFreight(deps, actor, body)),
    }),
    popular: async ({ deps }) => ({ ...success, lanes: await listPopularLanes(deps) }),
  },
)

export const rateCardRoutes = routes(rateCards, {
  list: async ({ deps }) => ({ ...success, rate_cards: await listRateCards(deps.db) }),
  versions: async ({ deps, query }) => ({
    ...success,
    rate_cards: await listVersions(deps.db, query.card_id),
    vendor: (await vendorOfCard(deps.db, query.card_id)) ?? null,
  }),
  save: async ({ deps, actor, body }) => {
    const version = await saveRateCard(deps, actor, body)
    return { ...success, message: 'The rate card has been saved. New quotes use it.', version }
  },
})

export const tariffRoutes = routes(tariffs, {
  get: async ({ deps }) => ({ ...success, ...(await getTariff(deps.db)) }),
  save: async ({ deps, actor, body }) => {
    const version = await saveTariff(deps, actor, body)
    return { ...success, message: 'The tariff has been saved. New quotes use it.', version }
  },
})
