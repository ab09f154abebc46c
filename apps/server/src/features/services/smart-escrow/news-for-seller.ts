import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue, type Tasks } from '../../../entries/jobs.ts'
import type { LinkNews } from '../../../entries/link-purpose.ts'
import { inTransaction } from '../../../transaction.ts'
import { tellingSeller } from './disputes/dispute-parties.ts'
import type { EscrowRow } from './escrows.ts'

/**
 * Something has happened under the lock of the escrow. A job finds the seller's link: links are locked before the record, as an answer
 * locks them.
 */
export const sendNews = (
  tx: Tx,
  { uid: companyId, smart_escrow_id: escrowId }: EscrowRow,
  news: string | LinkNews,
): Promise<void> => enqueue(tx, 'send-escrow-news', { companyId, escrowId, news })

/** The job: mails the seller what has happened. Its mail is a job of its own, stored as this one ends. */
export async function sendEscrowNews(
  deps: Deps,
  { companyId, escrowId, news }: Tasks['send-escrow-news'],
): Promise<void> {
  await inTransaction(deps.db, (tx) =>
    tellingSeller(deps, tx, systemScope(companyId), escrowId, async () => news),
  )
}
