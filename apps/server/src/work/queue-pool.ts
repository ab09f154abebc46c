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
  return releasingOnce(pool)
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/**
 * The queue gives the connection that listens back twice where two of its errors meet, as on a server that has become a standby.
 * The second time would be an unhandled rejection, which ends the process.
 */
function releasingOnce(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool)
  const connectOnce = (callback?: Connected) =>
    callback ? connect((error, client, release) => callback(error, client, onlyOnce(release))) : connect()
  return Object.assign(pool, { connect: connectOnce as typeof pool.connect })
}

function onlyOnce(release: () => void): () => void {
  let isReleased = false
  return () => {
    if (!isReleased) release?.()
    isReleased = true
  }
}
