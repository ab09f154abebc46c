import { createHash } from 'node:crypto'
import type { Mailer } from '@tradelane/providers'

/**
 * The mails of one job. A job runs again where its process died after a mail and before it could say so: the same mail then has the
 * same key, and the mailer drops it, or the recipient's mail system does. The same job may mail something else, as a job of the queue can be given new work.
 */
export const mailOnce = (mail: Mailer, jobId: string): Mailer => ({
  send: (letter) => {
    const { to, subject, text } = letter
    const key = createHash('sha256')
      .update(JSON.stringify([jobId, to, subject, text]))
      .digest('hex')
    return mail.send({ ...letter, key })
  },
})
