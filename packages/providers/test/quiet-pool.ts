import pg from 'pg'

/** A pool's end does not wait for its connections to close: dropping the database may still end them for it, which is no error here. */
export function quietPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10 })
  pool.on('error', () => undefined)
  return pool
}
