/** What other features may use of exchange rates. */
export { findReferenceRate, getPricingRate } from './current-rate.ts'
export { fetchReferenceRates } from './fetch-reference-rates.ts'
export { type RateOrigin, rateOriginText } from './rate-origin.ts'
export { storedRates } from './stored-rates.ts'
