import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { createDb } from '@tradelane/db'
import { findEmbedded } from '@tradelane/db/embedded'
import type pg from 'pg'
import { checkFactoringTotals } from '../apps/server/src/features/services/invoice-factoring/collection/check-totals.ts'
import { type GrownCompany, signUp } from './growth-company.ts'
import { measurePair, type PanelMeasured } from './growth-panels.ts'
import { type Product, removeFolder, startProduct, temporaryFolder } from './product.ts'

const few = 1_000
const many = 1_000_000
const buyers = 50
const atOnce = 100_000
/** As the product names its files where nothing else is configured. */
const fileAddress = 'https://files.tradelane.example/'

/** The offer for one invoice, with its ten checks, on a platform with 1,000 factored invoices and on one with 1,000,000. */
export async function measureEligibility(): Promise<PanelMeasured> {
  const platforms: Platform[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  try {
    for (const fundings of [few, many]) platforms.push(await givenPlatform(fundings))
    const [small, large] = platforms.map(({ asked }) => asked) as [Asked, Asked]
    return { name: 'Eligibility of an invoice', ...(await measurePair(agent, small, large)) }
  } finally {
    agent.destroy()
    for (const { stop } of platforms) await stop()
  }
}

type Asked = Parameters<typeof measurePair>[1]
type Platform = { asked: Asked; stop(): Promise<void> }

async function givenPlatform(fundings: number): Promise<Platform> {
  const dataDir = await temporaryFolder()
  const product = await startProduct(dataDir, { RATE_LIMIT: '0' })
  const stop = async () => {
    await product.stop()
    await removeFolder(dataDir)
  }
  const asked = await askedOf(product, { dataDir, fundings }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { asked, stop }
}

type Wanted = { dataDir: string; fundings: number }

/** Brings in the fundings, and checks that what the product sums up of them is right: a speed without that does not count. */
async function askedOf(product: Product, { dataDir, fundings }: Wanted): Promise<Asked> {
  const database = await findEmbedded(dataDir)
  if (!database) throw new Error('The bench needs the embedded server: unset DATABASE_URL.')
  const { db, pool } = createDb(database.connectionString)
  try {
    const [others, asking] = [await signUp(product.address), await signUp(product.address)]
    await insertBuyers(pool, others)
    for (let from = 1; from <= fundings; from += atOnce)
      await insertFundings(pool, others, { from, to: Math.min(fundings, from + atOnce - 1), of: fundings })
    const asked = await askForOffer(pool, product.address, asking)
    await pool.query('vacuum analyze')
    const findings = await checkFactoringTotals(db)
    // The rows were written without their payments: only that rule knows.
    const wrong = findings.filter(({ rule }) => !rule.includes('the sum of its payments'))
    if (wrong.length > 0) throw new Error(`the sums are wrong: ${JSON.stringify(wrong)}`)
    return asked
  } finally {
    await db.destroy()
  }
}

async function insertBuyers(pool: pg.Pool, { companyId }: GrownCompany): Promise<void> {
  await pool.query(
    `insert into transactions (transaction_id, uid, currency, is_current, created_at)
     values (gen_random_uuid(), $1, 'USD', true, now())`,
    [companyId],
  )
  await pool.query(
    `insert into partners (beneficiary_id, uid, company_name, company_address, company_registration_number,
                           contact_person_name, email, phone_number, limit_request, created_at, updated_at)
     select gen_random_uuid(), $1, 'Buyer ' || i, 'Am Sandtorkai 30, Hamburg', 'HRB ' || i,
            'Jette Brandt', 'jette@partner.example', '+49 40 30091245', 100000, now(), now()
       from generate_series(1, ${buyers}) as i`,
    [companyId],
  )
}

type Range = { from: number; to: number; of: number }

/** Of two years, each due after 60 days: those that are due later are not repaid, and the rest are closed. */
async function insertFundings(
  pool: pg.Pool,
  { companyId }: GrownCompany,
  { from, to, of }: Range,
): Promise<void> {
  await pool.query(
    `insert into invoice_factorings (invoice_factoring_id, uid, transaction_id, beneficiary_id, finance_partner_id, state,
       shipment_date, finance_term, invoice_amount, payment_request, invoice_file, purchase_order_file, created_at, updated_at, currency,
       invoice_number, invoice_key, buyer_key, invoice_sha256, due_date, terms_version, annual_rate_basis_points,
       advance_amount, interest_amount, fee_amount, requested_at, position_day, principal_amount, unit_days, interest_paid,
       fee_due, buyer_paid, buyer_paid_on)
     select gen_random_uuid(), $1, (select transaction_id from transactions where uid = $1), beneficiary_id, 1,
            case when is_open then 'funded' else 'closed' end, due - 60, 60, 100000, 85,
            'https://files.example/invoice', 'https://files.example/order', due - 60, due, 'USD', 'B-' || i, 'B/' || i,
            registration_key, encode(sha256(i::text::bytea), 'hex'), due, 1, 1200, 85000, 1700, 5000, due - 60,
            case when is_open then due - 60 else due end, case when is_open then 85000 else 0 end,
            case when is_open then 0 else 5100000 end, case when is_open then 0 else 1700 end,
            case when is_open then 5000 else 0 end, case when is_open then 0 else 100000 end,
            case when is_open then null else due end
       from generate_series(${from}, ${to}) as i
       join (select beneficiary_id, registration_key, row_number() over (order by company_name) - 1 as place from partners
              where uid = $1) as buyer on buyer.place = i % ${buyers},
            lateral (select current_date + 60 - ((${of} - i)::bigint * 730 / ${of})::integer as due) as dated,
            lateral (select due > current_date as is_open) as known`,
    [companyId],
  )
}

/** An invoice to a buyer whom the others have too, with a file and a number that nobody has factored. */
async function askForOffer(pool: pg.Pool, address: string, asking: GrownCompany): Promise<Asked> {
  const { companyId, token } = asking
  const { rows } = await pool.query<{ beneficiary_id: string; day: string }>(
    `insert into partners (beneficiary_id, uid, company_name, company_address, company_registration_number,
                           contact_person_name, email, phone_number, limit_request, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Buyer 1', 'Am Sandtorkai 30, Hamburg', 'hrb-1', 'Jette Brandt',
             'jette@partner.example', '+49 40 30091245', 100000, now(), now())
     returning beneficiary_id, current_date::text as day`,
    [companyId],
  )
  await pool.query(
    `insert into credit_limits (credit_limit_id, uid, beneficiary_id, state, version, currency, requested_amount, trading_history,
       description_goods, inco_terms, payment_terms, finance_partner_id, terms_version, term_sheet_number, approved_amount,
       valid_until, offer_expires_at, signed_at, requested_at, created_at, updated_at)
     select gen_random_uuid(), uid, beneficiary_id, 'active', 1, 'USD', 100000000, 5, 'Coffee', 'FOB', '[]', 1, 1,
            'TS-' || beneficiary_id, 100000000, current_date + 365, now(), now(), now(), now(), now()
       from partners where uid = $1`,
    [companyId],
  )
  const documentId = randomUUID()
  await pool.query(
    `insert into documents (document_id, uid, folder, file_name, content_type, size, sha256, stored_id, created_at)
     values ($1::uuid, $2, 'user', 'Invoice.pdf', 'application/pdf', 1000, encode(sha256('new'), 'hex'), $1::uuid::text, now())`,
    [documentId, companyId],
  )
  const invoice_file = `${fileAddress}${documentId}`
  const body = {
    beneficiary_id: rows[0]?.beneficiary_id,
    finance_partner_id: '1',
    finance_term: '60',
    invoice_amount: 10_000,
    payment_request: '85',
    shipment_date: rows[0]?.day,
    invoice_number: 'NEW-1',
    invoice_file,
  }
  return { url: `${address}/api${invoiceFactoring.offer.path}`, token, body }
}
