import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createDb } from '@tradelane/db'
import { startEmbedded } from '@tradelane/db/embedded'
import { diskLines } from '@tradelane/providers'
import { auditKeysOf } from '../apps/server/src/audit/audit-keys.ts'
import { verifyTrail } from '../apps/server/src/features/office/audit/verify-trail.ts'

// Reads the whole audit trail in one snapshot and says whether it is intact, altered, missing or rewritten: exit status 1 where it is not intact. Nothing is
// repaired. Looks at DATABASE_URL, or at the data folder's own server, which is started for the time where it is not running.

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = './data', AUDIT_KEY, SECRET } = process.env
const kept = join(resolve(dataDir), 'secret')
const secret = AUDIT_KEY ?? SECRET ?? (existsSync(kept) ? await readFile(kept, 'utf8') : undefined)
if (!secret) throw new Error('AUDIT_KEY or SECRET is needed: the key that the product runs with.')
const auditKeys = auditKeysOf(secret)
const checkpoints = diskLines({ file: join(resolve(dataDir), 'files', 'audit', 'checkpoints.jsonl') })
const server = databaseUrl
  ? { connectionString: databaseUrl, stop: async () => undefined }
  : await startEmbedded({ dataDir })
const { pool } = createDb(server.connectionString, { max: 1 })
try {
  const found = await verifyTrail({ pool, auditKeys, checkpoints })
  const counted = `${found.checked} entries and ${found.checkpoints} checkpoints were compared.`
  if (found.verdict === 'intact') console.log(`intact\n${counted}`)
  else {
    const where =
      found.verdict === 'missing'
        ? `missing after ${found.first_bad - 1}`
        : `${found.verdict} at ${found.first_bad}`
    console.log(`${where}\n${found.why}\n${counted}`)
  }
  if (found.said !== undefined) console.log(found.said)
  console.log(`Public key: ${Buffer.from(auditKeys.publicKey).toString('hex')}`)
  process.exitCode = found.verdict === 'intact' ? 0 : 1
} finally {
  await pool.end()
  await server.stop()
}
