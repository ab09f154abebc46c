import type { Payee } from '../../../trade/partners/index.ts'
import { isOtherName } from '../../simple-payment/index.ts'

/** The payee as it is now is not the one that was approved: somebody has changed it, or its bank says another name by now. */
export const differsFromApproved = (approved: Payee, current: Payee): boolean =>
  approved.version !== current.version || hasNewDoubt(approved, current)

export const hasNewDoubt = (approved: Payee, current: Payee): boolean =>
  isOtherName(current) && !isOtherName(approved)
