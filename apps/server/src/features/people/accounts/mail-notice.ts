import type { Tx } from '@tradelane/db'
import { enqueue, type Tasks } from '../../../entries/jobs.ts'

type Notice = Omit<Tasks['mail-security-notice'], 'userId'>

/** Mails the user that a security setting changed. Equal notices that are still queued are sent once; each with a detail is another. */
export async function mailNotice(tx: Tx, userId: string, notice: Notice): Promise<void> {
  await enqueue(
    tx,
    'mail-security-notice',
    { userId, ...notice },
    notice.detail === undefined ? { key: `notice:${notice.notice}:${userId}`, maxAttempts: 5 } : {},
  )
}
