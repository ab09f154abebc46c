import { Agent } from 'node:http'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { createDb } from '@tradelane/db'
import { findEmbedded } from '@tradelane/db/embedded'
import type pg from 'pg'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { type GrownCompany, signUp } from './growth-company.ts'
import { measurePair, type PanelMeasured } from './growth-panels.ts'
import type { Measured } from './measure.ts'
import { type Product, removeFolder, startProduct, temporaryFolder } from './product.ts'

const few = 100
const many = 100_000
const mostRatio = 1.3

type Owner = GrownCompany & { userId: string }
type Posts = Record<string, { path: string; body: object }>
/** The lists of one kind of record, and so many records of one company. */
export type GrownRecords = {
  /** Answers further calls of the company, by their names. */
  insert(pool: pg.Pool, owner: Owner, count: number): Promise<Posts>
  /** Paths by their names. */
  ofCompany: Record<string, string>
  ofOffice: Record<string, string>
}

/** The lists of customer and back office, on a platform with 100 records and on one with 100,000. */
export async function measureRecords(records: GrownRecords): Promise<PanelMeasured[]> {
  const platforms: Platform[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  try {
    for (const count of [few, many]) platforms.push(await givenPlatform(records, count))
    const [small, large] = platforms as [Platform, Platform]
    const measured: PanelMeasured[] = []
    for (const [name, path] of Object.entries({ ...records.ofCompany, ...records.ofOffice })) {
      const asked = ({ address, ...tokens }: Platform) => ({
        url: `${address}/api${path}`,
        token: name in records.ofOffice ? tokens.office : tokens.customer,
      })
      measured.push({ name, ...(await measurePair(agent, asked(small), asked(large))) })
    }
    for (const name of Object.keys(small.posts)) {
      const posted = ({ address, customer: token, posts }: Platform) => {
        const { path, body } = posts[name] ?? { path: '', body: {} }
        return { url: `${address}/api${path}`, token, body }
      }
      measured.push({ name, ...(await measurePair(agent, posted(small), posted(large))) })
    }
    return measured
  } finally {
    agent.destroy()
    for (const { stop } of platforms) await stop()
  }
}

/** As a bench of its own. */
export function measuredOf(panels: readonly PanelMeasured[], what: string): Measured {
  return {
    figures: Object.fromEntries(panels.map(({ name, ratio }) => [`${name}, p95 ratio`, ratio])),
    goals: Object.fromEntries(panels.map(({ name }) => [`${name}, p95 ratio`, { atMost: mostRatio }])),
    notes: [
      `On a platform with ${few} ${what} of one company, and on one with ${many}.`,
      ...panels.map(({ name, detail }) => `${name}: ${detail}`),
    ],
  }
}

type Platform = {
  address: string
  customer: string
  office: string
  posts: Posts
  stop(): Promise<void>
}

async function givenPlatform(records: GrownRecords, count: number): Promise<Platform> {
  const dataDir = await temporaryFolder()
  const product = await startProduct(dataDir, { RATE_LIMIT: '0' })
  const stop = async () => {
    await product.stop()
    await removeFolder(dataDir)
  }
  try {
    return { ...(await fill(records, product, { dataDir, count })), address: product.address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function fill(
  { insert }: GrownRecords,
  { address }: Product,
  { dataDir, count }: { dataDir: string; count: number },
) {
  const database = await findEmbedded(dataDir)
  if (!database) throw new Error('The bench needs the embedded server: unset DATABASE_URL.')
  const { db, pool } = createDb(database.connectionString)
  try {
    const company = await signUp(address)
    await insertTrade(pool, company)
    const posts = await insert(pool, company, count)
    await pool.query('vacuum analyze')
    return { customer: company.token, office: await signInOffice(address), posts }
  } finally {
    await db.destroy()
  }
}

/** One trade, and twenty partners with an account each. */
async function insertTrade(pool: pg.Pool, { companyId }: Owner): Promise<void> {
  await pool.query(
    `insert into transactions (transaction_id, uid, currency, is_current, created_at)
     values (gen_random_uuid(), $1, 'USD', true, now())`,
    [companyId],
  )
  await pool.query(
    `insert into partners (beneficiary_id, uid, company_name, company_address, company_registration_number,
                           contact_person_name, email, phone_number, limit_request, created_at, updated_at)
     select gen_random_uuid(), $1, 'Mill ' || i, '12 Mill Road, Pune', 'U17110PN' || i, 'Meera Joshi', 'meera@mill.example',
            '+912055501234', 0, now(), now()
       from generate_series(1, 20) as i`,
    [companyId],
  )
  await pool.query(
    `insert into partner_accounts (uid, beneficiary_id, position, account_ref_name, account_holder_name, account_no, swift_ifsc, currency,
       bank, bank_address, bank_city, beneficiary_account_type, beneficiary_country_code, payout_method, created_at, updated_at)
     select uid, beneficiary_id, 1, 'Main account', company_name, '000123456789', 'HDFCINBB', 'USD', 'HDFC Bank', 'Fort, Mumbai', 'Mumbai',
            'Corporate', 'IN', 'SWIFT', now(), now()
       from partners where uid = $1`,
    [companyId],
  )
}

export async function signInOffice(address: string): Promise<string> {
  const answer = await fetch(`${address}/api${adminAccess.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAdministrator, password: demoPassword }),
  })
  return ((await answer.json()) as { jwt: string }).jwt
}
