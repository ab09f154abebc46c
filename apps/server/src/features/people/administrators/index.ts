export { addAdministrator } from './add-administrator.ts'
export { resetSecondFactor } from './reset-second-factor.ts'
