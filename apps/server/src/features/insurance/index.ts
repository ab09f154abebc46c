/** What claims, the worker and the money's own feature may use of insurance. */
export { getCertificate } from './certificates.ts'
export type { Certificate } from './issue-certificate.ts'
export { dayOf, getPolicy, lockPolicy, mayClaim, usd } from './policies.ts'
export { deductibleOf } from './price-premium.ts'
