import type { EventEmitter } from 'node:events'
import type pg from 'pg'

/** SQL's own state for "it is not known whether the transaction was committed". */
const outcomeUnknown = '08007'

/** What was sent to the database when it went away may have been done. */
export const unknownOutcome = (cause: unknown): Error =>
  Object.assign(new Error('It is not known whether this was committed.', { cause }), { code: outcomeUnknown })

export const isOutcomeUnknown = (error: unknown): boolean =>
  (error as { code?: unknown }).code === outcomeUnknown

/**
 * A commit that the server gives up waiting for (somebody cancels it) is there, but no standby has
 * confirmed it: a standby that is promoted now may not have it. The server answers with a mere warning and success. Here it is an
 * error, and the connection is not used again.
 */
export function failUnconfirmed(client: pg.ClientBase): void {
  client.on('notice', ({ routine }) => {
    // By the function's name: the texts are translated.
    if (routine !== 'SyncRepWaitForLSN') return
    const error = Object.assign(new Error('No standby has confirmed the commit.'), { code: outcomeUnknown })
    ;(client as unknown as { connection: EventEmitter }).connection.emit('error', error)
  })
}
