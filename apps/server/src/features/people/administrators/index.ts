export { addAdministrator } from './add-administrator.ts'
export { attemptOf, auditAttempt } from './audit-sign-in.ts'
export { resetSecondFactor } from './reset-second-factor.ts'
