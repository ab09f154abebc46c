/** What a cover costs, and what it depends on: the same for policies and for cover that is bought with freight. */
export { carriageOfFreight } from './carriage-of-freight.ts'
export { listedAmong, listedWatersOn } from './find-listed-areas.ts'
export {
  endsOf,
  findExcludedEnd,
  indicatePremium,
  type PremiumRequest,
  type PriceAtOnce,
} from './indicate-premium.ts'
export { listedAreas } from './listed-areas.ts'
export { type MainLeg, throughMain } from './main-leg.ts'
export {
  claimsAgent,
  deductibleRates,
  insurer,
  mostAboard,
  mostAtOnce,
  originals,
} from './premium-table.ts'
export { coveredGoods, coverGaps, coverTariff, coverTerms, risksAtOnce } from './price-cover.ts'
export { type asAnswered, deductibleOf, insuredValueOf, valuationOf } from './price-premium.ts'
