import { randomUUID } from 'node:crypto'
import type { Tx } from '@tradelane/db'
import { placeHold } from '@tradelane/ledger'
import { formatMoney } from '@tradelane/money'
import { requireVerified } from '../../access/require-verified.ts'
import { type EventActor, recordEvent } from '../../lifecycle/events.ts'
import { enqueue } from '../../work/jobs.ts'
import { requireWallet } from '../wallet/index.ts'
import { type Charge, insertCharge } from './charges.ts'

type NewCharge = Omit<Charge, 'chargeId' | 'state' | 'reason'> & { actor: EventActor; at: Date }

/**
 * Sets the money aside and stores the job that collects it, in the caller's transaction; answers the charge's id. Refuses with
 * KYB_REQUIRED or KYB_PENDING, NOT_FOUND without a wallet in the currency, INSUFFICIENT_FUNDS, and ILLEGAL_STATE where the same
 * subject is being charged already or has been.
 */
export async function placeCharge(tx: Tx, { actor, at, ...charge }: NewCharge): Promise<string> {
  const { companyId, service, subjectId, description, amount } = charge
  await requireVerified(tx, companyId)
  await requireWallet(tx, companyId, amount.currency)
  const chargeId = randomUUID()
  await insertCharge(tx, { chargeId, ...charge }, at)
  await placeHold(tx, {
    id: chargeId,
    owner: companyId,
    amount,
    subject: `${service}:${subjectId}`,
    description,
    eventAt: at,
  })
  await recordEvent(tx, {
    companyId,
    subject: 'service_charge',
    subjectId: chargeId,
    from: null,
    to: 'held',
    actor,
    at,
    after: { service, subject_id: subjectId, amount: formatMoney(amount) },
  })
  await enqueue(tx, 'settle-service-charge', { companyId, chargeId }, { runAt: whenWeHaveGivenUp(at) })
  return chargeId
}

/** The request itself asks first; the job is for when it dies or gets no answer. */
const whenWeHaveGivenUp = (at: Date): Date => new Date(at.getTime() + 15_000)
