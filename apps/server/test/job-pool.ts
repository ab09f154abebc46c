import pg from 'pg'

/**
 * Connections for the queue's runs in tests. Given only an address the queue makes a pool of its own for every run and
 * ends it without waiting: the connection that still marks a job as done then meets the dropped database, and its
 * error, which nobody listens to any more, ends the test run.
 */
export function jobPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
