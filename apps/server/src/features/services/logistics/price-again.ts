import { isDeepStrictEqual } from 'node:util'
import type { Database, Db } from '@tradelane/db'
import type { Selectable } from 'kysely'
import { getRate, ratesInForce } from '../../money/price-rates/index.ts'
import type { OfferedFreight } from './describe-offer.ts'
import type { Enquiry } from './enquiry.ts'
import { insureOffers } from './insure-offers.ts'
import { feeServices, feesBy } from './our-fees.ts'
import { toRateCard } from './rate-cards.ts'
import { rateEnquiry } from './rate-enquiry.ts'
import { tariffOfVersion, toTariff } from './tariffs.ts'

/**
 * What the quote's own enquiry costs by the cards that were in force when it was given. A card that has changed since does
 * not change the price that was promised; a different result means that the quote is not what we would have answered.
 * Refuses with NOT_INSURABLE goods that were to be insured and cannot be any more.
 */
export async function priceAgain(
  db: Db,
  quote: Selectable<Database['freight_quotes']>,
  now: Date,
): Promise<bigint | undefined> {
  // Priced before there was a tariff: what was promised then cannot be calculated any more.
  if (quote.tariff_version === null) return undefined
  const tariff = toTariff(await tariffOfVersion(db, quote.tariff_version))
  const cards = await db
    .selectFrom('rate_cards')
    .distinctOn('card_id')
    .selectAll()
    .where('saved_at', '<=', quote.created_at)
    .orderBy('card_id')
    .orderBy('version', 'desc')
    .execute()
  const { mode, legs } = quote.freight as OfferedFreight
  const avoids = legs.find(({ role }) => role === 'main')?.avoids ?? []
  const enquiry = quote.enquiry as Enquiry
  const { insurance, ...rates } = await ratesOf(db, quote)
  const prices = { cards: cards.map(toRateCard), tariff, fees: feesBy(rates) }
  const offers = rateEnquiry(enquiry, [mode], prices, avoids)
  const chosen = offers.filter(
    ({ cardId, cardVersion, legs: priced }) =>
      cardId === quote.card_id &&
      cardVersion === quote.card_version &&
      isDeepStrictEqual(priced[1].avoids ?? [], avoids) &&
      // To the port by truck, or by container train: two offers of one card.
      isDeepStrictEqual(carriersOf(priced), carriersOf(legs)),
  )
  const [offer] = await insureOffers(db, enquiry, chosen, { now, feeRate: insurance })
  return offer?.cost.amount
}

/** The versions that our fees were shown by. An older quote does not name them: those of its moment. */
async function ratesOf(
  db: Db,
  { freight, uid: companyId, created_at: at }: Selectable<Database['freight_quotes']>,
) {
  const named = (freight as OfferedFreight).fees.flatMap(({ rate, rates = [] }) => [rate ?? [], rates].flat())
  const shown = await Promise.all(named.map(({ rate_id }) => getRate(db, rate_id)))
  const of = Object.fromEntries(shown.map((rate) => [rate.service, rate]))
  return { ...(await ratesInForce(db, ['insurance', ...feeServices], { companyId, at })), ...of }
}

const carriersOf = (legs: readonly { by: string }[]): string[] => legs.map(({ by }) => by)
