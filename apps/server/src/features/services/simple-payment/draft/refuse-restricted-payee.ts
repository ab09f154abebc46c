import type { Reading } from '../../../../entries/approved-action.ts'
import { refuseFields } from '../../../../refusal.ts'
import { bankRestriction } from '../../../trade/partners/index.ts'
import type { PaymentOrder } from '../payment-order.ts'

/** Refuses a payee whose bank no money may go to: the list may have changed since the account was saved. */
export async function refuseRestrictedPayee({ db }: Reading, { payee }: PaymentOrder): Promise<void> {
  const refusal = await bankRestriction(db, payee.account)
  if (refusal) refuseFields({ beneficiary_account_id: refusal })
}
