import pg from 'pg'
import { endNow } from './end-now.ts'

export type Listening = {
  /** Connects and listens; rejects if the first attempt fails. */
  start(): Promise<void>
  close(): Promise<void>
}

type Reactions = {
  notice(payload: string): void
  /** Listening has started, or started again: notices before this moment were missed. */
  started(client: pg.Client): void | Promise<void>
  /** The connection is lost: notices are missed until `started`. */
  lost?(): void
}

type Timing = { againAfterMs: number; heartbeatMs: number }
/** How long a connection may take: a machine that is just starting is slow. */
const connectMs = 15_000
const defaultTiming: Timing = { againAfterMs: 250, heartbeatMs: 5_000 }

/**
 * Listens to one channel of the database on a connection of its own, and reopens a lost connection until it works. A
 * connection that only waits does not notice that the other side is gone, so a heartbeat checks it.
 */
export function listenTo(
  connectionString: string,
  channel: string,
  reactions: Reactions,
  { againAfterMs, heartbeatMs }: Timing = defaultTiming,
): Listening {
  let listener: pg.Client | undefined
  let isClosed = false

  async function start(): Promise<void> {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectMs, keepAlive: true })
    client.on('notification', ({ payload }) => payload && reactions.notice(payload))
    client.on('error', () => lost(client))
    client.on('end', () => lost(client))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      await reactions.started(client)
    } catch (error) {
      endNow(client)
      throw error
    }
    // Closed while it was connecting: nobody else would end this connection.
    if (isClosed) return endNow(client)
    listener = client
    checkLater(client)
  }

  function checkLater(client: pg.Client): void {
    setTimeout(async () => {
      if (listener !== client) return
      if (await answers(client, heartbeatMs)) checkLater(client)
      else lost(client)
    }, heartbeatMs).unref()
  }

  function lost(client: pg.Client): void {
    if (listener !== client) return
    listener = undefined
    reactions.lost?.()
    endNow(client)
    if (!isClosed) startAgain()
  }

  function startAgain(): void {
    setTimeout(() => {
      if (!isClosed) start().catch(startAgain)
    }, againAfterMs).unref()
  }

  return {
    start,
    close: async () => {
      isClosed = true
      await listener?.end()
    },
  }
}

function answers(client: pg.Client, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => resolve(false), withinMs).unref()
    const end = (isAnswered: boolean) => {
      clearTimeout(giveUp)
      resolve(isAnswered)
    }
    client.query('select').then(
      () => end(true),
      () => end(false),
    )
  })
}
