import pg from 'pg'

/**
 * Connections for the job queue. Given only an address, the queue makes a pool of its own and ends it without waiting: a
 * connection that then meets a server on its way out breaks with an error that nobody listens to any more, and takes the
 * process along. This pool always listens; whoever makes it ends it.
 */
export function queuePool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, idleTimeoutMillis: 0 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
