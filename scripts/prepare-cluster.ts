import { join } from 'node:path'
import { prepareCluster } from '@tradelane/db/embedded'
import { prepareDatabase } from '../apps/server/src/boot/prepare-database.ts'

// The last step of an installation: what every first start would do again. One that fails here is told to whoever starts.
await prepareCluster(join(import.meta.dirname, '../.cache'), prepareDatabase).catch((error: Error) =>
  console.warn(`No database was prepared, each first start makes its own: ${error.message}`),
)
