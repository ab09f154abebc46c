import type { EventEmitter } from 'node:events'
import type pg from 'pg'

/** SQL's own state for "it is not known whether the transaction was committed". */
export const outcomeUnknown = '08007'

/**
 * A commit that the server gives up waiting for (our own `statement_timeout`, or somebody who cancels it) is there, but no standby has
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
