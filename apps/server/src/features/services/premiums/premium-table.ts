import type { Carriage, Clause, Deductible, GoodsClass } from '@tradelane/contract/insurance/cover'

/**
 * Every number of the premium model, and nothing else: our fee on top is a rate in versions (decision 392). Except where a source is named they are our proposal: of the size that
 * cargo insurers publish (0.1 to 0.6 % of the value), and to be replaced by an insurer's tariff (decision 81).
 */

/** Incoterms 2020, CIF and CIP, A5: the contract's price plus ten per cent. Percent of invoice and freight together. */
export const insuredValuePercent = 110n

/** Of the insured value, in thousandths of a percent: 150 is 0.150 %. Classes that are missing go to the quote desk. */
export const goodsRates: Partial<Record<GoodsClass, bigint>> = {
  general: 150n,
  textiles: 160n,
  machinery: 200n,
  electronics: 300n,
  vehicles: 280n,
  furniture: 350n,
  metals: 120n,
  plastics: 150n,
  paper: 180n,
  chemicals: 220n,
  pharmaceuticals: 400n,
  food_dry: 200n,
  food_cooled: 450n,
  beverages: 350n,
  fragile: 600n,
}

/** The same for goods that are insured with their freight, where each substance is declared and judged (decision 163). */
export const declaredRates: Partial<Record<GoodsClass, bigint>> = { dangerous: 350n }

/** Factors in hundredths: 115 is 1.15. */
export const carriageFactors: Record<Carriage, bigint> = { sea: 100n, air: 60n, road: 110n, rail: 90n }
export const clauseFactors: Record<Clause, bigint> = { 'ICC A': 100n, 'ICC B': 80n, 'ICC C': 65n }
export const deductibleFactors: Record<Deductible, bigint> = { '0': 100n, '0.5': 94n, '1': 90n }

/** The dearer end counts. */
export const routeFactors: readonly { factor: number; countries: string }[] = [
  {
    factor: 100,
    countries:
      'AT AU BE CA CH CN CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IS IT JP KR LI LT LU LV MC MT NL NO NZ PL PT RO SE SG SI SK TW US',
  },
  {
    factor: 115,
    countries:
      'AE AR BD BG BH BR CL CO CR DO EG ID IL IN JO KH KW LK MA MX MY OM PA PE PH QA RS SA TH TN TR UY VN ZA',
  },
]
/** Of countries that are not listed. */
export const otherRouteFactor = 140

/** Of the insured value, in thousandths of a percent. War on land is not insured in the market (the Waterborne Agreement of 1937). */
export const warRates: Record<Carriage, bigint> = { sea: 25n, air: 25n, road: 0n, rail: 0n }
export const strikesRates: Record<Carriage, bigint> = { sea: 25n, air: 25n, road: 25n, rail: 25n }

/** Of the insured value, in thousandths of a percent. */
export const deductibleRates: Record<Deductible, bigint> = { '0': 0n, '0.5': 500n, '1': 1_000n }

/** Cents. */
export const leastPremium = 2_500n
/** Cents of insured value; above it a person looks. */
export const mostAtOnce = 50_000_000n
/** Cents of insured value that policies in force may add up to on one vessel and voyage before a person looks. */
export const mostAboard = 500_000_000n

/** How many originals of a certificate are issued: the second is the duplicate. */
export const originals = 2

/** Invented. Who carries the risk, and whom the holder of a certificate calls. */
export const insurer = 'Northgate Marine Insurance Ltd'
export const claimsAgent = 'Harbour Survey & Claims, claims@harbour-survey.example, +44 20 7946 0958'
