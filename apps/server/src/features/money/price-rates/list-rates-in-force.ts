import { priceServiceNames } from '@tradelane/contract/price-rates/services'
import type { Db } from '@tradelane/db'
import type { RateInForce } from '../../../entries/rate-in-force.ts'
import { chargedText, versionText } from './rate-text.ts'
import { rateInForce } from './rates-in-time.ts'

export const listRatesInForce = (db: Db, companyId: string, at: Date): Promise<RateInForce[]> =>
  Promise.all(
    priceServiceNames.map(async (service) => {
      const rate = await rateInForce(db, service, { companyId, at })
      return {
        ...{ service, basisPoints: rate.basisPoints, isOwn: rate.isOwn },
        ...{ text: chargedText(rate), version: versionText(rate) },
      }
    }),
  )
