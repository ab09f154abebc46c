import type { DraftPayment } from '@tradelane/contract/simple-payment/forms'
import type { Tx } from '@tradelane/db'
import type { CustomerActor } from '../../../../access/session-memory.ts'
import { findPayee } from '../../../trade/partners/index.ts'
import { confirmedAs } from '../payee-name.ts'
import type { PaymentRow } from '../payments.ts'

/**
 * What a person confirms by typing the payee's name: this payee, although its bank has another name. Nothing where nothing was typed; another
 * payee, account or answer of the bank needs a confirmation of its own.
 */
export async function confirmationColumns(
  tx: Tx,
  actor: CustomerActor,
  { confirmed_payee_name: typed, ...draft }: DraftPayment,
  saved?: PaymentRow,
): Promise<{ payee_confirmation?: string | null; payee_confirmed_by?: string | null }> {
  if (typed === undefined) return {}
  const partnerId = draft.beneficiary_id ?? saved?.beneficiary_id
  const accountId = draft.beneficiary_account_id ?? saved?.beneficiary_account_id
  const payee = typed && partnerId && accountId ? await findPayee(tx, actor, partnerId, accountId) : undefined
  const confirmation = payee && typed ? confirmedAs(payee, typed) : null
  return { payee_confirmation: confirmation, payee_confirmed_by: confirmation && actor.userId }
}
