/** What claims, freight and the worker may use of insurance. Nothing here may read freight, which reads it. */

export type { Certificate } from './certificate.ts'
export { getCertificate } from './certificates.ts'
export { cancelCover, findCover } from './covers.ts'
export { nameVessel } from './name-vessel.ts'
export { dayOf, getPolicy, insuredFrom, lockPolicy, mayClaim, usd } from './policies.ts'
export { coverFee, coverTariff } from './price-cover.ts'
export { deductibleOf } from './price-premium.ts'
