import { z } from 'zod/mini'
import { listedAccount } from '../partners/forms.ts'
import { namedPartner } from '../partners/named-partner.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id, line } from '../primitives/values.ts'

/** Who is paid by an escrow: as it is on a draft, and as it was approved. */
export const payeeFields = {
  beneficiary_details: namedPartner,
  beneficiary_account_details: listedAccount,
  /** A person has confirmed the payee although its bank has another name. */
  payee_name_confirmed: z.optional(z.boolean()),
  /** The beneficiary or its account was changed after the approval: payouts wait until it is approved again. */
  payee_changed: z.boolean(),
}

export const escrowPayees = {
  confirm: endpoint({
    method: 'POST',
    path: '/smart_escrow/confirm_payee',
    auth: 'customer',
    who: 'approver',
    summary: 'Confirms the payee by typing its name, although its bank has another one',
    body: z.strictObject({
      smart_escrow_id: id,
      confirmed_payee_name: line(200, 'Type the name of the account holder'),
    }),
    response: done,
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
}
