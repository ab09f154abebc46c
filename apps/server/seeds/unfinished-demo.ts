import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { removeEmbedded } from '@tradelane/db/embedded'
import pg from 'pg'
import type { Config } from '../src/deps/env.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

const markOf = ({ dataDir }: Place): string => join(dataDir, 'demo-unfinished')

/**
 * Makes the demo as a whole: a process that is killed meanwhile leaves a mark, by which the next start throws away what was made. Where other people have data in
 * the database already, nothing is marked, and so nothing is ever thrown away.
 */
export async function asWhole(place: Place, connectionString: string, make: () => Promise<void>) {
  const isEmpty = await hasNoUsers(connectionString)
  if (isEmpty) await writeFile(markOf(place), '')
  await make()
  await rm(markOf(place), { force: true })
}

/** Before the database starts. Of a database elsewhere only its operator may throw anything away. */
export async function removeUnfinishedDemo(place: Place): Promise<void> {
  if (!existsSync(markOf(place))) return
  if (place.databaseUrl) {
    console.warn(
      'The demo was not finished: npm run db:reset empties the database, and the next start makes it.',
    )
    return
  }
  await removeEmbedded(place.dataDir)
  await rm(join(place.dataDir, 'files'), { recursive: true, force: true })
  await rm(markOf(place))
}

async function hasNoUsers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from users limit 1')
    return rowCount === 0
  } finally {
    await client.end()
  }
}
