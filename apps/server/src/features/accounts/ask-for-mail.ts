import type { Tx } from '@tradelane/db'
import { enqueue, type Tasks } from '../../work/jobs.ts'

/**
 * Leaves a mail to the job. Whoever asks is answered before anybody looks whether there is such an address: neither the
 * answer nor its time tells. Asked twice while the first waits, one is sent.
 */
export async function askForMail(tx: Tx, wanted: Tasks['mail-person']): Promise<void> {
  await enqueue(tx, 'mail-person', wanted, { key: `${wanted.mail}:${wanted.email}`, maxAttempts: 5 })
}
