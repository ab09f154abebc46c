import { randomUUID } from 'node:crypto'
import { createDb, type Db } from '@tradelane/db'
import { openAccounts, postJournals } from '@tradelane/ledger'
import { money } from '@tradelane/money'
import { signSessionToken } from '../apps/server/src/access/session-tokens.ts'

export type BenchCompany = { companyId: string; token: string; dollars: number }

const dayMs = 86_400_000

/** Companies that hold one dollar, two dollars, and so on, each with a person who is signed in. */
export async function givenCompanies(
  connectionString: string,
  { count, secret }: { count: number; secret: string },
): Promise<BenchCompany[]> {
  const { db } = createDb(connectionString, { max: 2 })
  try {
    const expiresAt = new Date(Date.now() + dayMs)
    const companies = Array.from({ length: count }, (_, index) => ({
      ...{ companyId: randomUUID(), userId: randomUUID(), sessionId: randomUUID(), dollars: index + 1 },
      expiresAt,
    }))
    await insertRows(db, companies)
    await addBalances(db, companies)
    return await Promise.all(
      companies.map(async ({ companyId, sessionId, dollars }) => ({
        ...{ companyId, dollars },
        token: await signSessionToken(secret, { sessionId, kind: 'customer', expiresAt }),
      })),
    )
  } finally {
    await db.destroy()
  }
}

type Planned = { companyId: string; userId: string; sessionId: string; dollars: number; expiresAt: Date }

async function insertRows(db: Db, companies: Planned[]): Promise<void> {
  const company = { company_name: 'Reading Ltd', company_reg_number: 'NY4471', company_region: 'US' }
  const user = { first_name: 'Rita', last_name: 'Bench', country_code: '+1', password_hash: 'none' }
  await db
    .insertInto('companies')
    .values(companies.map(({ companyId }) => ({ uid: companyId, ...company })))
    .execute()
  await db
    .insertInto('users')
    .values(
      companies.map(({ companyId, userId, dollars }) => ({
        ...{ uid: companyId, user_id: userId, work_email: `reader-${dollars}@bench.example` },
        ...{ ...user, company_phone_number: '2125550147', email_verified_at: new Date() },
      })),
    )
    .execute()
  await db
    .insertInto('sessions')
    .values(
      companies.map(({ sessionId, userId, expiresAt }) => ({
        ...{ session_id: sessionId, user_id: userId, user_agent: 'bench', ip: '127.0.0.1' },
        ...{ created_at: new Date(), expires_at: expiresAt },
      })),
    )
    .execute()
}

async function addBalances(db: Db, companies: Planned[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { companyId } of companies) await openAccounts(tx, companyId, 'USD', ['available', 'held'])
  })
  const outcomes = await postJournals(
    db,
    companies.map(({ companyId, dollars }) => ({
      ...{ key: `http:${companyId}`, kind: 'balance.added', description: 'Balance added' },
      eventAt: new Date(),
      entries: [
        { owner: 'platform', account: 'provider', amount: money(BigInt(-dollars * 100), 'USD') },
        { owner: companyId, account: 'available', amount: money(BigInt(dollars * 100), 'USD') },
      ],
    })),
  )
  if (outcomes.some(({ status }) => status !== 'posted')) throw new Error('A balance was not posted')
}
