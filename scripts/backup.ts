import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backUp } from '@tradelane/db/backup'
import { startEmbedded } from '@tradelane/db/embedded'

// npm run backup -- FOLDER: the database and the stored files, also of a product that is running, into a new folder.

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name a new folder: npm run backup -- FOLDER')
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = './data', FILES_S3_BUCKET: bucket } = process.env
if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
  throw new Error(`There is no database in ${resolve(dataDir)}: set DATA_DIR or DATABASE_URL.`)
// Each start of the product makes it, unless documents are in a bucket. A backup without any document would otherwise look like a whole one.
if (databaseUrl && !bucket && !existsSync(join(dataDir, 'files')))
  throw new Error(`There are no stored files in ${resolve(dataDir)}: set DATA_DIR as the product has it.`)
const server = databaseUrl
  ? { connectionString: databaseUrl, stop: async () => undefined }
  : await startEmbedded({ dataDir })
try {
  const { connectionString } = server
  const {
    tables,
    files,
    missingFiles = 0,
  } = await backUp({ connectionString, dataDir, folder: resolve(folder) })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${resolve(folder)}: ${rows} rows of ${tables.length} tables, and ${files.length} files.`)
  if (missingFiles > 0)
    console.log(
      `${missingFiles} stored files are NOT in it, because they are not in ${resolve(dataDir, 'files')}: copy the bucket (FILES_S3_BUCKET), too, as docs/operations.md says.`,
    )
  console.log(
    'Keep it as secret as the product: it has all data, and the secrets that are in the data folder.',
  )
} finally {
  await server.stop()
}
