import {
  type Carriage,
  clauses,
  type Deductible,
  findClause,
  findGoodsClass,
  goodsClasses,
} from '@tradelane/contract/insurance/cover'
import { checkIncoterm, type InsuredParty } from '@tradelane/contract/insurance/incoterm-check'
import type { Indication } from '@tradelane/contract/insurance/policy'
import { promised } from '@tradelane/contract/lifecycle/promises'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { Db } from '@tradelane/db'
import { decimalText, formatMoney, money, parseMoney } from '@tradelane/money'
import { dueAt } from '../../lifecycle/due-dates.ts'
import { findExclusion } from './excluded-countries.ts'
import { mostAtOnce } from './premium-table.ts'
import { asAnswered, deductibleOf, insuredValueOf, pricePremium } from './price-premium.ts'
import { readCountry } from './read-country.ts'

export type PremiumRequest = {
  category_of_goods: string
  invoice_amount: string
  freight_amount: string
  place_of_origin: string
  place_of_destination: string
  type_of_insurance_cover?: string | undefined
  carriage: Carriage
  deductible: Deductible
  incoterm?: Incoterm | undefined
  insured_party?: InsuredParty | undefined
}

/** What each clause would cost, now; or why a person must look first, or why it cannot be insured. */
export async function indicatePremium(db: Db, request: PremiumRequest, now: Date): Promise<Indication> {
  const invoice = parseMoney(request.invoice_amount, 'USD')
  const freight = parseMoney(request.freight_amount, 'USD')
  const insuredValue = insuredValueOf({ invoice, freight })
  const { carriage, deductible, incoterm, insured_party } = request
  const [from, to] = [readCountry(request.place_of_origin), readCountry(request.place_of_destination)]
  const goods = findGoodsClass(request.category_of_goods)
  const clause = findClause(request.type_of_insurance_cover ?? '')
  const refused =
    (await findExclusion(
      db,
      [from, to].filter((end) => end !== undefined),
    )) ?? null
  const desk = refused === null ? deskReason(request, { from, to, goods, insuredValue }) : null
  const isPriced = refused === null && desk === null && goods && from && to
  const risk = isPriced && { goods, carriage, from, to, invoice, freight, deductible }
  const advice = incoterm && insured_party && checkIncoterm(incoterm, insured_party, clause)
  return {
    currency: 'USD',
    insured_value: decimalText(insuredValue),
    deductible_amount: decimalText(deductibleOf(insuredValue, deductible)),
    clauses: risk
      ? clauses.flatMap((one) => {
          const premium = pricePremium(risk, one)
          return premium ? [asAnswered(premium)] : []
        })
      : [],
    quote_desk: desk,
    refused,
    incoterm: advice ? { is_met: advice.isMet, advice: advice.advice } : null,
    valid_until: dueAt('insuranceQuote', now, null),
  }
}

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
  if (!goodsClasses[goods].isOffered)
    return `${goodsClasses[goods].label} have no automatic price. We quote within ${promised('quoteInsurance')}.`
  if (insuredValue.amount > mostAtOnce)
    return `For an insured value above ${formatMoney(money(mostAtOnce, 'USD'))}, we quote within ${promised('quoteInsurance')}.`
  if (!from)
    return `We do not recognise the country of origin. End the place with it, for example 'Mumbai, IN'.`
  if (!to)
    return `We do not recognise the country of destination. End the place with it, for example 'Hamburg, DE'.`
  if (request.type_of_insurance_cover !== undefined && !findClause(request.type_of_insurance_cover))
    return `We review the cover '${request.type_of_insurance_cover}' individually and quote within ${promised('quoteInsurance')}.`
  return null
}
