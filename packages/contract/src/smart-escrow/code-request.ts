import { z } from 'zod/mini'
import { id } from '../primitives/values.ts'

/** For a saved draft, or for the changed account of a funded escrow: the code is for this amount, payee and these blocks. */
export const approveEscrowRequest = z.strictObject({ type: z.literal('smart escrow'), smart_escrow_id: id })

/** For a prepared change of a running escrow: the code is for exactly these changes. */
export const proposeAmendmentRequest = z.strictObject({
  type: z.literal('escrow amendment'),
  amendment_id: id,
})

/** Why the approval itself may be refused. */
export const approvalErrors = [
  'NOT_FOUND',
  'ILLEGAL_STATE',
  'WRONG_CODE',
  'SELF_APPROVAL',
  'KYB_REQUIRED',
  'KYB_PENDING',
  'INSUFFICIENT_FUNDS',
  'PAYEE_NAME_UNCONFIRMED',
  'PAYEE_NAME_UNCHECKED',
  'TOO_MANY_NAME_CHECKS',
  'PAYEE_INCOMPLETE',
  'PURPOSE_NOT_ALLOWED',
] as const
