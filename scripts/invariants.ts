import { createDb } from '@tradelane/db'
import { startEmbedded } from '@tradelane/db/embedded'
import { checkInvariants } from '@tradelane/ledger'
import { features } from '../apps/server/src/app/features.ts'
import { checkInvoices } from '../apps/server/src/features/money/invoices/index.ts'
import { checkFactoringTotals } from '../apps/server/src/features/services/invoice-factoring/collection/check-totals.ts'
import { checkTrades } from '../apps/server/src/features/trade/transactions/check-trades.ts'

// Recounts the ledger and what fundings come to, compares every trade's costs with the ledger, and prints what does not agree: exit status 1 where anything
// does not. Nothing is repaired.
// Looks at DATABASE_URL, or at the data folder's own server, which is started for the time where it is not running.

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = './data' } = process.env
const server = databaseUrl
  ? { connectionString: databaseUrl, stop: async () => undefined }
  : await startEmbedded({ dataDir })
const { db, pool } = createDb(server.connectionString, { max: 1 })
try {
  const { rows } = await pool.query("select to_regclass('ledger_journals') is not null as is_there")
  if (!rows[0].is_there) throw new Error('There is no ledger in this database yet: npm start makes it.')
  const findings = [
    ...(await checkInvariants(db)),
    ...(await checkFactoringTotals(db)),
    ...(await checkInvoices(db, { upTo: 'last run' })),
    ...(await checkTrades({ db, features, clock: { now: () => new Date() } })),
  ]
  for (const { rule, detail } of findings) console.log(`Broken: ${rule}\n  ${detail}`)
  console.log(findings.length === 0 ? 'The ledger is in order.' : `${findings.length} findings.`)
  process.exitCode = findings.length > 0 ? 1 : 0
} finally {
  await db.destroy()
  await server.stop()
}
