import type { Tx } from '@tradelane/db'
import { systemScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { inTransaction } from '../../transaction.ts'
import { enqueue, type Tasks } from '../../work/jobs.ts'
import { tellingSeller } from './dispute-parties.ts'
import type { EscrowRow } from './escrows.ts'

/**
 * Something has happened under the lock of the escrow. The seller's new link is made by a job: links are locked before the record, as an
 * answer locks them.
 */
export const sendNews = (
  tx: Tx,
  { uid: companyId, smart_escrow_id: escrowId }: EscrowRow,
  news: string,
): Promise<void> => enqueue(tx, 'send-escrow-news', { companyId, escrowId, news })

/** The job: mails the seller what has happened, with a new link. Run again, it mails once more. */
export async function sendEscrowNews(
  deps: Deps,
  { companyId, escrowId, news }: Tasks['send-escrow-news'],
): Promise<void> {
  await inTransaction(deps.db, (tx) =>
    tellingSeller(deps, tx, systemScope(companyId), escrowId, async () => news),
  )
}
