import { Agent } from 'node:http'
import { createDb } from '@tradelane/db'
import { findEmbedded } from '@tradelane/db/embedded'
import { checkInvariants, rollUpDays, takeSnapshots } from '@tradelane/ledger'
import { checkFactoringTotals } from '../apps/server/src/features/services/invoice-factoring/collection/check-totals.ts'
import { givenGrownCompany } from './growth-company.ts'
import { measureEligibility } from './growth-eligibility.ts'
import { measureEscrows } from './growth-escrows.ts'
import { askForFinancing, insertFundingRows } from './growth-fundings.ts'
import { measureInspections } from './growth-inspections.ts'
import { measurePair, measurePanels, type PanelMeasured } from './growth-panels.ts'
import type { Measured } from './measure.ts'
import { removeFolder, startProduct, temporaryFolder } from './product.ts'

const few = 100
const many = 100_000
const mostRatio = 1.3

/** Every call of the dashboard and of the portfolio, by a company with 100 payments and fundings and by one with 100,000, in turn. */
export async function run(): Promise<Measured> {
  const dataDir = await temporaryFolder()
  const product = await startProduct(dataDir, { RATE_LIMIT: '0' })
  try {
    const database = await findEmbedded(dataDir)
    if (!database) throw new Error('The bench needs the embedded server: unset DATABASE_URL.')
    const books = createDb(database.connectionString)
    const { db, pool } = books
    const started = performance.now()
    const small = await givenGrownCompany(books, product.address, few)
    const large = await givenGrownCompany(books, product.address, many)
    await insertFundingRows(pool, { companyId: small.companyId, fundings: few })
    await insertFundingRows(pool, { companyId: large.companyId, fundings: many })
    await takeSnapshots(db)
    await rollUpDays(db)
    await pool.query('vacuum analyze')
    const seededMs = performance.now() - started
    // A speed without its correctness does not count.
    const findings = [...(await checkInvariants(db)), ...(await checkFactoringTotals(db))]
    if (findings.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(findings)}`)
    const pages = await Promise.all(
      [small, large].map((each) => askForFinancing(pool, product.address, each)),
    )
    await db.destroy()
    const panels = await measurePanels(product.address, small, large)
    panels.push(
      await measureFinancing(pages as Pages),
      await measureEligibility(),
      ...(await measureInspections()),
      ...(await measureEscrows()),
    )
    return {
      figures: Object.fromEntries(panels.map(({ name, ratio }) => [`${name}, p95 ratio`, ratio])),
      goals: Object.fromEntries(panels.map(({ name }) => [`${name}, p95 ratio`, { atMost: mostRatio }])),
      notes: [
        `${few} and ${many} payments and fundings, brought in within ${Math.round(seededMs / 1000)} s; every rule of the ledger recounted.`,
        ...panels.map(({ name, detail }) => `${name}: ${detail}`),
      ],
    }
  } finally {
    await product.stop()
    await removeFolder(dataDir)
  }
}

type Asked = Parameters<typeof measurePair>[1]
type Pages = [small: Asked, large: Asked]

async function measureFinancing([small, large]: Pages): Promise<PanelMeasured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const measured = await measurePair(agent, small, large)
  agent.destroy()
  return { name: 'Financing page', ...measured }
}
