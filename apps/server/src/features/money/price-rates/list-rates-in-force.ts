import { type RatedService, ratedServices } from '@tradelane/contract/customers/rates'
import { type PriceService, priceServiceNames } from '@tradelane/contract/price-rates/services'
import { leastEscrowAmount } from '@tradelane/contract/smart-escrow/options'
import type { Db } from '@tradelane/db'
import type { RateInForce } from '../../../entries/rate-in-force.ts'
import type { PriceRate } from './price-rate.ts'
import { chargedText, versionText } from './rate-text.ts'
import { ratesInForce } from './rates-in-time.ts'

/** As what the profile of a customer and the list of prices have them, where that is another name. */
const listedAs: Record<Exclude<PriceService, RatedService>, Pick<RateInForce, 'service' | 'of'>> = {
  logistics: { service: 'freight' },
  clearance: { service: 'customs_clearance' },
  clearance_entry: { service: 'customs_clearance', of: 'each entry' },
}
const isListed = (service: PriceService): service is PriceService & RatedService => service in ratedServices

export async function listRatesInForce(db: Db, companyId: string, at: Date): Promise<RateInForce[]> {
  const rates = await ratesInForce(db, priceServiceNames, { companyId, at })
  return Object.values(rates).map((rate) => ({
    ...(isListed(rate.service) ? { service: rate.service } : listedAs[rate.service]),
    ...{ basisPoints: rate.basisPoints, fixed: rate.fixed, isOwn: rate.isOwn },
    ...{ text: `${chargedText(rate)}${formLimit(rate)}`, version: versionText(rate) },
  }))
}

/** An escrow with a smaller fee is refused where its amount is typed: no version has that limit. */
const formLimit = ({ service, basisPoints }: PriceRate): string =>
  service === 'smart_escrow' && basisPoints > 0
    ? `, at least ${leastEscrowAmount} in the escrow’s currency: a smaller escrow is not offered`
    : ''
