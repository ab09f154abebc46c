import type { PoolClient } from 'pg'
import type { PayoutRecord } from './payout-record.ts'
import { correctionBody } from './webhook-body.ts'

/** Banks send such notices for payouts by ACH, to accounts in the United States. */
export const isCorrectable = ({
  status,
  beneficiary,
}: Pick<PayoutRecord, 'status' | 'beneficiary'>): boolean =>
  (status === 'sent' || status === 'paid') && beneficiary.country === 'US'

/** The bank says that its routing number is another one; the payout stays as it is. */
export async function correctAccount(tx: PoolClient, payout: PayoutRecord, at: Date): Promise<void> {
  await tx.query(`insert into provider_sandbox.webhooks (body, next_attempt_at) values ($1, $2)`, [
    JSON.stringify(correctionBody(payout)),
    at,
  ])
}
