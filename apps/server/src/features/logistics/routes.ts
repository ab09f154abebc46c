import { logistics } from '@tradelane/contract/logistics/calls'
import { rateCards } from '@tradelane/contract/logistics/rate-cards'
import { routes, success } from '../../http/routes.ts'
import { bookFreight } from './book-freight.ts'
import { listRateCards, listVersions } from './list-rate-cards.ts'
import { listPopularLanes } from './popular-lanes.ts'
import { saveRateCard } from './save-rate-card.ts'
import { searchFreight } from './search-freight.ts'

const requested =
  'Successfully Submitted. You will receive confirmation from the shipper in 2 business days and task to make payment after confirmation'

// What was booked is the shipments' to show.
const { getQuotes, popular, add } = logistics

export const logisticsRoutes = routes(
  { getQuotes, popular, add },
  {
    getQuotes: async ({ deps, actor, body }) => ({
      ...success,
      ...(await searchFreight(deps, actor.companyId, body)),
    }),
    popular: async ({ deps }) => ({ ...success, lanes: await listPopularLanes(deps) }),
    add: async ({ deps, actor, body }) => ({
      ...success,
      msg: requested,
      ...(await bookFreight(deps, actor, body)),
    }),
  },
)

export const rateCardRoutes = routes(rateCards, {
  list: async ({ deps }) => ({ ...success, rate_cards: await listRateCards(deps.db) }),
  versions: async ({ deps, query }) => ({
    ...success,
    rate_cards: await listVersions(deps.db, query.card_id),
  }),
  save: async ({ deps, actor, body }) => {
    const version = await saveRateCard(deps, actor, body)
    return { ...success, message: 'The rate card is saved. It holds for quotes from now on.', version }
  },
})
