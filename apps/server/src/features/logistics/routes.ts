import { logistics } from '@tradelane/contract/logistics'
import { rateCards } from '@tradelane/contract/rate-cards'
import { routes, success } from '../../http/routes.ts'
import { bookFreight } from './book-freight.ts'
import { getBooking, listBookings } from './bookings.ts'
import { listRateCards, listVersions } from './list-rate-cards.ts'
import { listPopularLanes } from './popular-lanes.ts'
import { saveRateCard } from './save-rate-card.ts'
import { seaLanesOf } from './sea-lanes.ts'
import { searchFreight } from './search-freight.ts'

const requested =
  'Successfully Submitted. You will receive confirmation from the shipper in 2 business days and task to make payment after confirmation'

export const logisticsRoutes = routes(logistics, {
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
  get: async ({ deps, actor, body }) => {
    const { booking, timeline } = await getBooking(deps.db, actor.companyId, body.logistics_id)
    return { ...success, logistics: booking, routes: seaLanesOf([booking.freight]), timeline }
  },
  list: async ({ deps, actor, query }) => {
    const { bookings, total } = await listBookings(deps.db, actor.companyId, query)
    const total_pages = Math.max(1, Math.ceil(total / query.limit))
    return { ...success, logistics: bookings, pagination: { current_page: query.page, total_pages, total } }
  },
})

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
