/** What claims may use of insurance. */

export type { Certificate } from './certificate.ts'
export { getCertificate } from './certificates.ts'
export { getPolicy, lockPolicy, mayClaim, usd } from './policies.ts'
