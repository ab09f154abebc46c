import type { RatedService } from '@tradelane/contract/customers/rates'
import { type PriceService, priceServiceNames } from '@tradelane/contract/price-rates/services'
import type { Db } from '@tradelane/db'
import type { RateInForce } from '../../../entries/rate-in-force.ts'
import { chargedText, versionText } from './rate-text.ts'
import { rateInForce } from './rates-in-time.ts'

/** Under which names the profile of a customer lists them. */
const listedAs: Record<PriceService, RatedService> = {
  payment: 'payment',
  insurance: 'insurance',
}

export const listRatesInForce = (db: Db, companyId: string, at: Date): Promise<RateInForce[]> =>
  Promise.all(
    priceServiceNames.map(async (service) => {
      const rate = await rateInForce(db, service, { companyId, at })
      return {
        ...{ service: listedAs[service], basisPoints: rate.basisPoints, isOwn: rate.isOwn },
        ...{ text: chargedText(rate), version: versionText(rate) },
      }
    }),
  )
