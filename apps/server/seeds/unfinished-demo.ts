import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { removeEmbedded } from '@tradelane/db/embedded'
import { hasAnyUser } from '../src/access/has-user.ts'
import type { Config } from '../src/deps/env.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** The mark of a database elsewhere is another: it says nothing of what the data folder holds. */
const markOf = ({ dataDir, databaseUrl }: Place): string =>
  join(dataDir, databaseUrl ? 'demo-unfinished-elsewhere' : 'demo-unfinished')

/**
 * Makes the demo as a whole: a process that is killed meanwhile leaves a mark, by which the next start throws away what was made. Where other people have data in
 * the database already, nothing is marked, and so nothing is ever thrown away.
 */
export async function asWhole(place: Place, connectionString: string, make: () => Promise<void>) {
  const isEmpty = !(await hasAnyUser(connectionString))
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
