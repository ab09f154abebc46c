import { type GoodsClass, goodsClasses } from '@tradelane/contract/insurance/cover'
import type { Freight } from '@tradelane/contract/logistics/freight'
import type { Db } from '@tradelane/db'
import { decimalText, type Money, parseMoney } from '@tradelane/money'
import { carriageOfFreight } from './carriage-of-freight.ts'
import { findExclusion, indicate, type PremiumRequest } from './indicate-premium.ts'
import { feeRateText, feeRateVersion, insurer } from './premium-table.ts'

/** What freight insurance covers: all risks, and no deductible. */
export const coverTerms = { type_of_insurance_cover: 'ICC A', deductible: '0' } as const
const coveredBy = coverTerms.type_of_insurance_cover

/** Of goods that nobody has named. */
const unnamed: GoodsClass = 'general'
export const coveredGoods = (category: string | null): string => category ?? goodsClasses[unnamed].label

/** Goods that are to be insured with the freight they travel by. */
export type CoverAsked = {
  /** The category as the insurance names it; null where nobody has said. */
  goods: string | null
  invoice: Money
  from: CoveredPlace
  to: CoveredPlace
}
/** The country by its two letters. */
type CoveredPlace = { country: string; city: string }
type CoverPrice = { premium: Money; fee: Money; premiumLabel: string; feeLabel: string }
type NoCover = { refused: string }

/**
 * The insurance's tariff for goods that are insured with their freight: its exclusions are read once, and each offer is priced as
 * the insurance page would price it, or refused in the same words.
 */
export async function coverTariff(
  db: Db,
  { goods, invoice, from, to }: CoverAsked,
  now: Date,
): Promise<(mode: Freight['mode'], carriage: Money) => CoverPrice | NoCover> {
  const excluded = await findExclusion(db, [from, to])
  const request: Omit<PremiumRequest, 'carriage' | 'freight_amount'> = {
    ...coverTerms,
    category_of_goods: coveredGoods(goods),
    invoice_amount: decimalText(invoice),
    place_of_origin: from.city,
    origin_countrycode: from.country,
    place_of_destination: to.city,
    destination_countrycode: to.country,
  }
  return (mode, carriage) => {
    const priced = indicate(
      { ...request, carriage: carriageOfFreight[mode], freight_amount: decimalText(carriage) },
      excluded,
      now,
    )
    const refused = priced.refused ?? priced.quote_desk
    const chosen = priced.clauses.find(({ clause }) => clause === coveredBy)
    if (refused !== null || !chosen) return { refused: refused ?? 'This cannot be insured.' }
    return {
      premium: parseMoney(chosen.premium, 'USD'),
      fee: parseMoney(chosen.fee, 'USD'),
      premiumLabel: `Cargo insurance, all risks (${coveredBy}), ${insurer}`,
      feeLabel: `Tradelane service fee on the insurance: ${feeRateText} of the invoice amount`,
    }
  }
}

/** The rate of our fee on a cover, for the bill. */
export const coverFee = { rate: feeRateText, version: feeRateVersion }
