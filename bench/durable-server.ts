import pg from 'pg'

/** Its settings, for the notes. A speed that a power cut could take back is none. */
export async function requireDurability(connectionString: string): Promise<string> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query(`select current_setting('server_version') as version,
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit`)
    const { version, fsync, synchronous_commit } = rows[0]
    if (fsync !== 'on' || synchronous_commit !== 'on')
      throw new Error('refusing to measure a server that may forget')
    return `PostgreSQL ${version}, fsync ${fsync}, synchronous_commit ${synchronous_commit}`
  })
}

/** One beside the others of this server. */
export async function createDatabase(connectionString: string, name: string): Promise<string> {
  await withClient(connectionString, (client) => client.query(`create database ${name}`))
  const url = new URL(connectionString)
  url.pathname = name
  return url.href
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
