import pg from 'pg'

const againAfterMs = 1_000

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

/** Listens to one channel of the database on a connection of its own. A lost connection is reopened every second until it works. */
export function listenTo(connectionString: string, channel: string, reactions: Reactions): Listening {
  let listener: pg.Client | undefined
  let isClosed = false

  async function start(): Promise<void> {
    const client = new pg.Client({ connectionString })
    client.on('notification', ({ payload }) => payload && reactions.notice(payload))
    client.on('error', () => lost(client))
    client.on('end', () => lost(client))
    await client.connect()
    await client.query(`listen ${channel}`)
    listener = client
    await reactions.started(client)
  }

  function lost(client: pg.Client): void {
    if (listener !== client) return
    listener = undefined
    reactions.lost?.()
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
