import {
  type Carriage,
  clauses,
  type Deductible,
  findClause,
  findGoodsClass,
  goodsClasses,
} from '@tradelane/contract/insurance/cover'
import { checkIncoterm, type InsuredParty } from '@tradelane/contract/insurance/incoterm-check'
import { cargoClauses, type PoliticalRisks } from '@tradelane/contract/insurance/institute-clauses'
import type { Indication } from '@tradelane/contract/insurance/policy'
import { promised } from '@tradelane/contract/lifecycle/promises'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { Db, Tx } from '@tradelane/db'
import { decimalText, formatMoney, money, parseMoney } from '@tradelane/money'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { type PriceRate, type RateMoment, rateInForce } from '../../money/price-rates/index.ts'
import { findRestriction, type ScreenedPlace } from '../../world/restricted-countries/index.ts'
import { countryOfPlace } from './place-country.ts'
import { declaredRates, mostAtOnce } from './premium-table.ts'
import { asAnswered, deductibleOf, insuredValueOf, pricePremium, valuationOf } from './price-premium.ts'

export type PremiumRequest = {
  category_of_goods: string
  /** Dangerous goods whose substances are declared with their freight. */
  is_declared?: boolean
  invoice_amount: string
  freight_amount: string
  place_of_origin: string
  place_of_destination: string
  /** Of the places that were picked from the list, by two letters. */
  origin_countrycode?: string | undefined
  destination_countrycode?: string | undefined
  type_of_insurance_cover?: string | undefined
  carriage: Carriage
  deductible: Deductible
  political_risks: PoliticalRisks
  incoterm?: Incoterm | undefined
  insured_party?: InsuredParty | undefined
}

/** Without what the desk must look at, which is more than the price. */
export type PriceAtOnce = Omit<Indication, 'referrals'>

/** What each clause would cost a company, at this moment; or why there is no price at once, or why it cannot be insured. */
export async function indicatePremium(
  db: Db,
  request: PremiumRequest,
  moment: RateMoment,
): Promise<PriceAtOnce> {
  const feeRate = await rateInForce(db, 'insurance', moment)
  return indicate(request, await findExcludedEnd(db, request), { now: moment.at, feeRate })
}

/** Why nothing is insured between these two places; null where it is, or while their countries are not known. */
export function findExcludedEnd(
  db: Db | Tx,
  request: Pick<PremiumRequest, PlaceField>,
): Promise<string | null> {
  return findExclusion(db, [
    ...placesOf(request.place_of_origin, request.origin_countrycode),
    ...placesOf(request.place_of_destination, request.destination_countrycode),
  ])
}

/** The place in the country that was picked, and in the one that its text names: 'Pyongyang, North Korea' is not in Germany. */
function placesOf(text: string, picked: string | undefined): ScreenedPlace[] {
  const codes = [countryOfPlace(text, picked), countryOfPlace(text, undefined)]
  return [...new Set(codes)].flatMap((country) => (country ? [{ country, city: cityOf(text) }] : []))
}

/** Why nothing is insured from or to one of these places, in words for the customer; null where it is. */
export async function findExclusion(db: Db | Tx, places: readonly ScreenedPlace[]): Promise<string | null> {
  const restriction = await findRestriction(db, places, 'insurance')
  return restriction ? `Nothing is insured from or to ${restriction.name}. ${restriction.reason}` : null
}

/** The countries of the two places; undefined where it is not known. */
export const endsOf = (request: Pick<PremiumRequest, PlaceField>) => ({
  from: countryOfPlace(request.place_of_origin, request.origin_countrycode),
  to: countryOfPlace(request.place_of_destination, request.destination_countrycode),
})
type PlaceField =
  | 'place_of_origin'
  | 'place_of_destination'
  | 'origin_countrycode'
  | 'destination_countrycode'

/** The same, once it is known whether a country is excluded: the tariff alone. */
export function indicate(
  request: PremiumRequest,
  refused: string | null,
  { now, feeRate }: { now: Date; feeRate: PriceRate },
): PriceAtOnce {
  const invoice = parseMoney(request.invoice_amount, 'USD')
  const freight = parseMoney(request.freight_amount, 'USD')
  const { carriage, deductible, incoterm, insured_party, political_risks: political } = request
  const insuredValue = insuredValueOf({ invoice, freight, incoterm })
  const { from, to } = endsOf(request)
  const goods = findGoodsClass(request.category_of_goods)
  const clause = findClause(request.type_of_insurance_cover ?? '')
  const desk = refused === null ? deskReason(request, { from, to, goods, insuredValue }) : null
  const isPriced = refused === null && desk === null && goods && from && to
  const risk = isPriced && { goods, carriage, from, to, invoice, freight, deductible, political, incoterm }
  const advice = incoterm && insured_party && checkIncoterm(incoterm, insured_party, clause)
  return {
    currency: 'USD',
    insured_value: decimalText(insuredValue),
    valuation: valuationOf({ invoice, freight, incoterm }),
    deductible_amount: decimalText(deductibleOf(insuredValue, deductible)),
    clauses: risk
      ? clauses.flatMap((one) => {
          if (!cargoClauses(carriage, one)) return []
          const premium = pricePremium(risk, one, feeRate)
          return premium ? [asAnswered(premium)] : []
        })
      : [],
    quote_desk: desk,
    refused,
    incoterm: advice ? { is_met: advice.isMet, advice: advice.advice } : null,
    valid_until: dueAt('insuranceQuote', now, null),
  }
}

/** 'Sevastopol' of 'Sevastopol, UA'. */
const cityOf = (place: string): string => place.split(',')[0] ?? ''

type Read = {
  from: string | undefined
  to: string | undefined
  goods: ReturnType<typeof findGoodsClass>
  insuredValue: ReturnType<typeof insuredValueOf>
}

/** Why there is no price at once. */
function deskReason(request: PremiumRequest, { from, to, goods, insuredValue }: Read): string | null {
  if (!goods)
    return `We review '${request.category_of_goods}' individually and quote within ${promised('quoteInsurance')}.`
  if (!goodsClasses[goods].isOffered && !(request.is_declared && goods in declaredRates))
    return `${goodsClasses[goods].label} have no automatic price. We quote within ${promised('quoteInsurance')}.`
  if (insuredValue.amount > mostAtOnce)
    return `For an insured value above ${formatMoney(money(mostAtOnce, 'USD'))}, we quote within ${promised('quoteInsurance')}.`
  if (!from) return 'Select the country of origin to see the price.'
  if (!to) return 'Select the country of destination to see the price.'
  const cover = request.type_of_insurance_cover
  const clause = cover === undefined ? clauses[0] : findClause(cover)
  if (clause && !cargoClauses(request.carriage, clause))
    return `By air there is one set of clauses: ${cargoClauses('air', clauses[0])}. It covers all risks.`
  if (!clause)
    return `We review the cover '${cover}' individually and quote within ${promised('quoteInsurance')}.`
  return null
}
