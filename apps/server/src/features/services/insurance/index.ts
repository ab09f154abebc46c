/** What claims, freight and the worker may use of insurance. Nothing here may read freight, which reads it. */

export { coverFee, coverTariff } from '../premiums/price-cover.ts'
export { deductibleOf } from '../premiums/price-premium.ts'
export type { Certificate } from './certificate.ts'
export { getCertificate } from './certificates.ts'
export { cancelCover, findCover } from './covers.ts'
export { nameVessel } from './name-vessel.ts'
export { dayOf, getPolicy, insuredFrom, lockPolicy, mayClaim, usd } from './policies.ts'
