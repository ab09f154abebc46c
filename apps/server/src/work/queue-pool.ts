import pg from 'pg'

/**
 * Connections for the job queue. Given only an address, the queue creates its own pool and ends it without waiting. If a
 * connection then meets a server that is shutting down, it emits an error without a listener, which kills the process.
 * This pool always has a listener; its creator ends it.
 */
export function queuePool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 0,
    keepAlive: true,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
