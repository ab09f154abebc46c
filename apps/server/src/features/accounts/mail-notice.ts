import type { Tx } from '@tradelane/db'
import { enqueue, type Tasks } from '../../work/jobs.ts'

type Notice = Omit<Tasks['mail-security-notice'], 'userId'>

/** Tells a person by mail of a change to what protects the account. The same again before it has gone out is told once. */
export async function mailNotice(tx: Tx, userId: string, notice: Notice): Promise<void> {
  await enqueue(
    tx,
    'mail-security-notice',
    { userId, ...notice },
    { key: `notice:${notice.notice}:${userId}`, maxAttempts: 5 },
  )
}
