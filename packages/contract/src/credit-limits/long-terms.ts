import { countryName } from '../lists/bank-countries.ts'

/** The longest payment term that needs nothing else. */
export const longestPlainTermDays = 60

const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** France: Code de commerce, L441-10. Belgium: law of 14 August 2021, since 1 February 2022. */
const hardCap = new Set(['FR', 'BE'])

type Term = { days: number; percentage: number }

/** The days of the last payment: shares of nothing do not count. */
export const longestTerm = (terms: readonly Term[]): number =>
  Math.max(0, ...terms.filter(({ percentage }) => percentage > 0).map(({ days }) => days))

/**
 * What the law of the buyer's country says of more than 60 days; undefined where nothing is to be said. It decides nothing: the contract does.
 * Fact `payment-terms`, read on 28 November 2026.
 */
export function longTermsWarning(country: string | null, terms: readonly Term[]): string | undefined {
  const days = longestTerm(terms)
  if (days <= longestPlainTermDays || country === null) return
  if (union.has(country))
    return `The buyer is in the EU and pays the last part after ${days} days. Directive 2011/7/EU allows more than 60 days between companies only where the contract expressly says so and it is not grossly unfair to the supplier. Check your contract.${hardCap.has(country) ? ` ${countryName(country)} allows no more than 60 days at all.` : ''}`
  if (country === 'GB')
    return `The buyer is in the United Kingdom and pays the last part after ${days} days. British law allows more than 60 days between companies only where the contract expressly says so and it is not grossly unfair to the supplier. A bill before Parliament (Commercial Payments Bill) would allow at most 60 days; it was not law when we last looked, on 28 Nov 2026, and leaves out international trade.`
}
