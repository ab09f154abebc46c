import type { Tx } from '@tradelane/db'
import { enqueue, type Tasks } from '../../../entries/jobs.ts'

/**
 * Queues a mail. The caller gets the answer before the address is looked up, so neither the answer nor its timing shows
 * whether the address exists. A second request while the first is queued sends one mail.
 */
export async function askForMail(tx: Tx, wanted: Tasks['mail-person']): Promise<void> {
  await enqueue(tx, 'mail-person', wanted, {
    key: `${wanted.mail}:${wanted.email}`,
    maxAttempts: 5,
    isFirst: true,
  })
}
