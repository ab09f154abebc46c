import type { EscrowAgreement } from '@tradelane/contract/smart-escrow/states'
import type { Db, Tx } from '@tradelane/db'
import { findNewestMove } from '../../../lifecycle/events.ts'
import type { EscrowRow } from './escrows.ts'

type Answered = Pick<EscrowRow, 'agreement' | 'agreement_cancelled_at'>

/** As it is shown: a cancellation comes before an answer that is no agreement. */
export const agreementOf = ({ agreement, agreement_cancelled_at }: Answered): EscrowAgreement =>
  agreement_cancelled_at !== null && agreement !== 'agreed' ? 'cancelled' : agreement

/**
 * Whether the buyer has cancelled it before the seller agreed, as it decides what is still allowed: a process of before decision 446 left
 * only the event.
 */
export async function isCancelled(db: Db | Tx, row: EscrowRow): Promise<boolean> {
  if (row.agreement === 'agreed') return false
  if (row.agreement_cancelled_at !== null) return true
  const id = row.smart_escrow_id
  return (
    (await findNewestMove(db, { subject: 'smart_escrow', subjectId: id, to: 'escrow_cancelled' })) !==
    undefined
  )
}
