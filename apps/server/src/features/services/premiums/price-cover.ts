import { type Carriage, type GoodsClass, goodsClasses } from '@tradelane/contract/insurance/cover'
import type { PoliticalRisks } from '@tradelane/contract/insurance/institute-clauses'
import type { Freight } from '@tradelane/contract/logistics/freight'
import type { Db } from '@tradelane/db'
import type { CoverGap, LineRate, PassageCode } from '@tradelane/freight'
import { decimalText, formatMoney, type Money, parseMoney } from '@tradelane/money'
import { feeWords, type PriceRate, rateText } from '../../money/price-rates/index.ts'
import { carriageOfFreight } from './carriage-of-freight.ts'
import { listedAmong, listedWatersOn } from './find-listed-areas.ts'
import { findExclusion, indicate, type PremiumRequest, type PriceAtOnce } from './indicate-premium.ts'
import { type MainLeg, throughMain } from './main-leg.ts'
import { insurer } from './premium-table.ts'

/**
 * What freight insurance covers: all risks, and no deductible. War and strikes where no desk must look first: of a way through listed areas
 * they are left out, and can be asked for on the insurance page.
 */
export const coverTerms = { type_of_insurance_cover: 'ICC A', deductible: '0' } as const
const coveredBy = coverTerms.type_of_insurance_cover

/** Of goods that nobody has named. */
const unnamed: GoodsClass = 'general'
export const coveredGoods = (category: string | null): string => category ?? goodsClasses[unnamed].label

/** Goods that are to be insured with the freight they travel by. */
export type CoverAsked = {
  /** The category as the insurance names it; null where nobody has said. */
  goods: string | null
  /** Dangerous goods whose UN numbers are known. */
  isDeclared?: boolean
  invoice: Money
  from: CoveredPlace
  to: CoveredPlace
}
/** The country by its two letters. */
type CoveredPlace = { country: string; city: string }
type CoverPrice = {
  premium: Money
  fee: Money
  premiumLabel: string
  feeLabel: string
  feeRate: LineRate
  without: CoverGap | undefined
}
type NoCover = { refused: string }

/**
 * The insurance's tariff for goods that are insured with their freight: its exclusions are read once, and each offer is priced as
 * the insurance page would price it, or refused in the same words.
 */
export async function coverTariff(
  db: Db,
  { goods, isDeclared, invoice, from, to }: CoverAsked,
  { now, feeRate }: { now: Date; feeRate: PriceRate },
): Promise<(mode: Freight['mode'], carriage: Money, main: MainLeg) => CoverPrice | NoCover> {
  const excluded = await findExclusion(db, [from, to])
  const request: Omit<PremiumRequest, 'carriage' | 'freight_amount' | 'political_risks'> = {
    ...coverTerms,
    category_of_goods: coveredGoods(goods),
    ...(isDeclared && { is_declared: true }),
    invoice_amount: decimalText(invoice),
    place_of_origin: from.city,
    origin_countrycode: from.country,
    place_of_destination: to.city,
    destination_countrycode: to.country,
  }
  // Most offers have the same main leg, and its lane takes a search.
  const known = new Map<string, PoliticalRisks>()
  return (mode, carriage, main) => {
    const by = carriageOfFreight[mode]
    const leg = [by, main.from.position, main.to.position, ...(main.avoids ?? [])].join(' ')
    const political_risks = known.get(leg) ?? risksAtOnce(by, [from.country, to.country], main)
    known.set(leg, political_risks)
    const priced = indicate(
      { ...request, carriage: by, freight_amount: decimalText(carriage), political_risks },
      excluded,
      { now, feeRate },
    )
    const refused = priced.refused ?? priced.quote_desk
    const chosen = priced.clauses.find(({ clause }) => clause === coveredBy)
    if (refused !== null || !chosen) return { refused: refused ?? 'This cannot be insured.' }
    const premium = parseMoney(chosen.premium, 'USD')
    return {
      premium,
      fee: parseMoney(chosen.fee, 'USD'),
      premiumLabel: `Cargo insurance, all risks (${coveredBy})${withoutWords[political_risks]}, ${insurer}: ${basisOf(priced, chosen)}`,
      without: coverGaps[political_risks],
      feeLabel: `Tradelane service fee on the insurance: ${rateText(feeRate)}`,
      feeRate: { rate_id: feeRate.rateId, ...feeWords(feeRate) },
    }
  }
}

/** "0.184 % (189.12) and 0.025 % (25.70) of 102,780.71 USD insured": each line is rounded to the cent, so that one rate for all would give another sum. */
function basisOf({ insured_value }: PriceAtOnce, { lines }: PriceAtOnce['clauses'][number]): string {
  const insured = formatMoney(parseMoney(insured_value, 'USD'))
  if (lines.some(({ code }) => code === 'minimum')) return `minimum premium for ${insured} insured`
  const [only, ...more] = lines
  const rates =
    more.length === 0
      ? `${only?.percent} %`
      : new Intl.ListFormat('en').format(lines.map(({ percent, amount }) => `${percent} % (${amount})`))
  return `${rates} of ${insured} insured`
}

const withoutWords: Record<PoliticalRisks, string> = {
  war_strikes: '',
  strikes: ', without war: the way leads through listed areas',
  none: ', without war and strikes: a port is in a listed area',
}

/** What freight's insurance says that it leaves out. */
export const coverGaps: Record<PoliticalRisks, CoverGap | undefined> = {
  war_strikes: undefined,
  strikes: 'war',
  none: 'war_strikes',
}

/** The political risks that are insured without the desk: no war through a passage that has been closed since the freight was quoted. */
export function risksAtOnce(
  carriage: Carriage,
  ends: readonly string[],
  main: MainLeg,
  closed: readonly PassageCode[] = [],
): PoliticalRisks {
  const { countries, lane, passages } = throughMain(ends, carriage, main)
  if (listedAmong(countries).length > 0) return 'none'
  const isAsked = listedWatersOn(lane).length > 0 || passages.some((one) => closed.includes(one))
  return isAsked ? 'strikes' : 'war_strikes'
}
