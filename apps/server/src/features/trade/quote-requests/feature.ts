import { tradeUnits } from '@tradelane/contract/quote-requests/units'
import { customsOf } from '@tradelane/freight'
import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { contentOf, findRequestOfTrade, type RequestContent } from './quote-requests.ts'
import { quoteRequestRoutes } from './routes.ts'

const counted = new Set(tradeUnits.filter(({ isCounted }) => isCounted).map(({ unit }) => unit))

const customsAt = (place: RequestContent['from']): string | null =>
  place ? customsOf({ countryCode: place.countryCode, position: [place.lng, place.lat] }) : null

export const quoteRequests: FeatureEntry<Deps> = {
  routes: [quoteRequestRoutes],
  saleOfTrade: async (db, scope, transactionId) => {
    const row = await findRequestOfTrade(db, scope, transactionId)
    if (!row) return undefined
    const { role = null, incoterm = null, from, to, goods } = contentOf(row)
    return {
      ...{ role, incoterm, from: customsAt(from), to: customsAt(to) },
      isCounted: (goods ?? []).length > 0 && (goods ?? []).every(({ unit }) => counted.has(unit ?? '')),
    }
  },
  // Its company alone: the back office finds the trade and the case.
  found: { quote_request: { page: ({ id }) => `/review-submit?quote_request_id=${id}` } },
}
