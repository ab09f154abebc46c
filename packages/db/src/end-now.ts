import type pg from 'pg'

/** Drops a connection without waiting for an answer that may never come. */
export function endNow(client: pg.Client): void {
  client.end().catch(() => undefined)
}
