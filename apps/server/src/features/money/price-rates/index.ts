export { type Charged, chargeOf, wholeOf } from './price-rate.ts'
export { rateText } from './rate-text.ts'
export { getRate, rateInForce } from './rates-in-time.ts'
