import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '@tradelane/contract/accounts/calls'
import { verification } from '@tradelane/contract/approvals/calls'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPassword } from '../../../../test/given-company.ts'
import { givenDollarCaps } from '../../../../test/given-finance-terms.ts'
import { givenDraftFunding, givenSupplier } from '../../../../test/given-funding.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { type SpawnedServer, spawnServer } from '../../../../test/spawned-server.ts'
import { testApp } from '../../../../test/test-app.ts'
import { checkFactoringTotals } from './collection/check-totals.ts'

// Two server processes on one database: nothing that a process remembers can hide a fault here.

let app: Awaited<ReturnType<typeof testApp>>
let servers: SpawnedServer[]
let dataDir: string

beforeAll(async () => {
  const SECRET = randomUUID()
  dataDir = await mkdtemp(join(tmpdir(), 'tradelane-races-'))
  app = await testApp({ SECRET, DATA_DIR: dataDir })
  const env = { SECRET, DATA_DIR: dataDir, DATABASE_URL: app.connectionString, WORKER: 'off' }
  servers = await Promise.all([spawnServer(env), spawnServer(env)])
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('twenty invoices at once against one limit never use more than the limit', async () => {
  const supplier = await givenSupplier(app)
  const ready: Ready[] = []
  for (let i = 0; i < 20; i++) ready.push(await givenReady(await givenPerson(supplier)))
  const { accepted, refusals } = await submitAll(ready)
  // 7 × 34,000 = 238,000 of 250,000.
  expect(accepted).toBe(7)
  expect(refusals).toEqual(['Only 12,000.00 USD of the credit limit are free. The advance is 34,000.00 USD.'])
  expect(await promised([supplier.companyId])).toBe(23_800_000n)
}, 120_000)

test("invoices of many companies at once never take more than the finance partner's cap", async () => {
  const suppliers: Payer[] = []
  for (let i = 0; i < 6; i++) suppliers.push(await givenSupplier(app))
  // Buyers of their own: what one buyer may cost the partner is another cap.
  await sql`update partners set company_registration_number = 'HRB ' || uid`.execute(app.db)
  await app.db
    .updateTable('invoice_factorings')
    .set({ state: 'withdrawn' })
    .where('state', '=', 'requested')
    .execute()
  await givenDollarCaps(app, 1, { buyer_cap: 100_000, total_cap: 100_000 })
  const ready: Ready[] = []
  for (const supplier of suppliers) ready.push(await givenReady(supplier))
  const { accepted, refusals } = await submitAll(ready)
  // 2 × 34,000 = 68,000 of 100,000.
  expect(accepted).toBe(2)
  expect(refusals).toEqual([
    'The advance is more than Meridian Trade Capital can lend now. Choose a lower percentage or the other finance partner.',
  ])
  expect(await promised(suppliers.map(({ companyId }) => companyId))).toBe(6_800_000n)
  expect(await checkFactoringTotals(app.db)).toEqual([])
}, 120_000)

/** Somebody of the supplier's company: a person has one code at a time, so invoices at once take several people. */
async function givenPerson(supplier: Payer): Promise<Payer> {
  const email = `${randomUUID()}@okafor.example`
  const { rows } = await app.deps.pool.query<{ user_id: string }>(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object(
       'user_id', gen_random_uuid(), 'work_email', $2::text))).* from users u where u.user_id = $1 returning user_id`,
    [supplier.userId, email],
  )
  const login = await app.call(accounts.login, { body: { email, password: supplier.password } })
  return { ...supplier, email, userId: rows[0]?.user_id ?? '', token: login.body.jwt ?? '' }
}

/** An invoice of 40,000 of which 34,000 are asked for, with the code of the person who submits it. */
async function givenReady(person: Payer) {
  const { form, fundingId } = await givenDraftFunding(app, person, { invoice_amount: 40_000 })
  const which = { type: 'invoice factoring', invoice_factoring_id: fundingId } as const
  const sent = await app.call(verification.sendCode, { body: which }, { token: person.token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  const verify_code = await app.newestCode(person.email)
  return {
    body: { ...form, invoice_factoring_id: fundingId, password: givenPassword, verify_code },
    token: person.token,
  }
}
type Ready = Awaited<ReturnType<typeof givenReady>>

/** All at once, each on the other process than the one before it. */
async function submitAll(ready: Ready[]): Promise<{ accepted: number; refusals: string[] }> {
  const answers = await Promise.all(
    ready.map(({ body, token }, index) =>
      (servers[index % 2] as SpawnedServer).call(invoiceFactoring.update, { body }, { token }),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422))
  const messages = refused.map(({ body }) => (body as { message: string }).message)
  return { accepted: answers.length - refused.length, refusals: [...new Set(messages)] }
}

const promised = async (companyIds: string[]) =>
  (
    await app.db
      .selectFrom('invoice_factorings')
      .select('advance_amount')
      .where('uid', 'in', companyIds)
      .where('state', '=', 'requested')
      .execute()
  ).reduce((sum, { advance_amount }) => sum + (advance_amount ?? 0n), 0n)
