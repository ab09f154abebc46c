import { randomUUID } from 'node:crypto'
import type { Tx } from '@tradelane/db'
import { requireVerified } from '../../../access/require-verified.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Charge, ChargeLine } from '../../../entries/billed-charge.ts'
import { beginStep } from '../steps/index.ts'
import { requireWallet } from '../wallet/index.ts'
import { insertLines, totalsOf } from './charge-lines.ts'
import { chargeFacts, chargeStep } from './charge-step.ts'

type NewCharge = Pick<Charge, 'service' | 'subjectId' | 'description' | 'payee' | 'number'> & {
  /** Who pays, and who did it. */
  scope: OneCompanyScope
  /** The key of the request, by which a repeated one finds what it has started. */
  requestKey?: string | undefined
  /** The bill. What is paid is their sum. */
  lines: readonly ChargeLine[]
  at: Date
}

/**
 * Sets the money aside and stores the job that collects it, in the caller's transaction; answers the charge's id. Refuses with
 * KYB_REQUIRED or KYB_PENDING, NOT_FOUND without a wallet in the currency, INSUFFICIENT_FUNDS, and ILLEGAL_STATE where the same
 * subject is being charged already or has been.
 */
export async function placeCharge(tx: Tx, { scope, lines, at, ...charge }: NewCharge): Promise<string> {
  const { service, subjectId, description, payee, number } = charge
  const { companyId } = scope
  const { amount, fee } = totalsOf(lines)
  await requireVerified(tx, scope)
  await requireWallet(tx, scope, amount.currency)
  const chargeId = randomUUID()
  await beginStep(tx, chargeStep, {
    scope,
    at,
    askedBy: 'request',
    facts: chargeFacts({ ...charge, amount }),
    values: {
      charge_id: chargeId,
      service,
      subject_id: subjectId,
      description,
      payee_name: payee,
      record_number: number,
      currency: amount.currency,
      amount: amount.amount,
      fee_amount: fee.amount,
      request_key: charge.requestKey ?? null,
      held_at: at,
    },
    hold: { amount, subject: `${service}:${subjectId}`, description },
  })
  await insertLines(tx, { companyId, chargeId }, lines)
  return chargeId
}
