import { fileLists } from '@tradelane/contract/screening/lists'
import { createDb } from '@tradelane/db'
import { startEmbedded } from '@tradelane/db/embedded'
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts'
import { importList } from '../apps/server/src/features/world/screening/index.ts'

// npm run screening:import -- ofac sdn.xml: replaces one of the four lists by its file. A running product compares everybody with it at
// once; otherwise its next start does. Looks at DATABASE_URL, or at the data folder's own server.

const [given = '', path = ''] = process.argv.slice(2)
const list = fileLists.find((one) => one === given)
if (!list || !path) {
  console.error(`Usage: npm run screening:import -- ${fileLists.join('|')} FILE`)
  process.exit(2)
}
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = './data' } = process.env
const server = databaseUrl
  ? { connectionString: databaseUrl, stop: async () => undefined }
  : await startEmbedded({ dataDir })
await prepareDatabase(server.connectionString)
const { db } = createDb(server.connectionString, { max: 1 })
try {
  const { publishedOn, entries, isNew } = await importList(db, list, path, new Date())
  console.log(
    isNew
      ? `${entries} entries of ${publishedOn} are in force. Everybody is compared with them now.`
      : `This file is in force already: ${entries} entries of ${publishedOn}.`,
  )
} catch (error) {
  // The file is wrong, and not the product: what is wrong with it is enough.
  console.error(`The list in force stays. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await db.destroy()
  await server.stop()
}
