export { followsRate, type NamedFee, namedText, nameFee, rateOfFee } from './agreed-fee.ts'
export { type Charged, chargeOf, type PriceRate, wholeOf } from './price-rate.ts'
export { feeWords, limitsText, rateText, versionText } from './rate-text.ts'
export {
  endOfRate,
  getRate,
  listRatesSince,
  type RateMoment,
  rateInForce,
  ratesInForce,
} from './rates-in-time.ts'
