import { sql } from 'kysely'
import { makeTemplateOnce } from '../../../test/fresh-database.ts'
import { processEvents } from '../src/features/inbox/notifications/index.ts'
import { appOn, type TestApp } from './app-on.ts'
import { givenPartner } from './given-partner.ts'
import { type GivenCompany, signUpCompany } from './sign-up-company.ts'

/** A company that no test has taken yet; one with a partner can pay it. */
export type PreparedCompany = Pick<GivenCompany, 'companyId' | 'userId' | 'email'> & {
  beneficiaryId: string | null
  accountId: string | null
}

/** What a test file takes at most, with few exceptions: after that, companies sign up as before. */
const counts = { alone: 10, withPartner: 25 }

/** A database like the template of all tests, with companies in it, for `freshDatabase`. */
export function templateWithCompanies(): Promise<string> {
  made ??= makeTemplateOnce(name, prepareCompanies).then(() => name)
  return made
}
const name = 'template_with_companies'
let made: Promise<string> | undefined

/**
 * They are made by the same calls as those of a test: to sign up, to open a wallet and to add a partner is more than half of what most
 * tests cost.
 */
async function prepareCompanies(connectionString: string): Promise<void> {
  const app = await appOn({ connectionString, close: async () => undefined })
  try {
    await sql`create schema prepared`.execute(app.db)
    await sql`create table prepared.companies (
      company_id uuid primary key, user_id uuid not null, email text not null, beneficiary_id uuid, account_id uuid,
      provider_customer_id text, provider_wallet_id text)`.execute(app.db)
    for (let i = 0; i < counts.alone + counts.withPartner; i++) await prepare(app, i >= counts.alone)
    while ((await processEvents(app.deps)) > 0);
    // Each test signs in itself.
    await app.db.deleteFrom('sessions').execute()
    // Until one is taken, no job asks the provider about it.
    await app.db
      .updateTable('companies')
      .set({ provider_customer_id: null, provider_wallet_id: null })
      .execute()
  } finally {
    await app.close()
  }
}

async function prepare(app: TestApp, isWithPartner: boolean): Promise<void> {
  const { companyId, userId, email, token } = await signUpCompany(app)
  const partner = isWithPartner ? await givenPartner(app, { token }) : undefined
  await sql`insert into prepared.companies
    select uid, ${userId}, ${email}, ${partner?.beneficiaryId ?? null}, ${partner?.accountId ?? null},
           provider_customer_id, provider_wallet_id
      from companies where uid = ${companyId}`.execute(app.db)
}

/** Takes one for good; undefined where all are taken, or this database has none. */
export async function takePrepared(
  { db }: Pick<TestApp, 'db'>,
  { isWithPartner }: { isWithPartner: boolean },
): Promise<PreparedCompany | undefined> {
  const { rows: known } = await sql<{
    is: boolean
  }>`select to_regclass('prepared.companies') is not null as is`.execute(db)
  if (!known[0]?.is) return undefined
  const { rows } = await sql<PreparedCompany>`
    with taken as (
      delete from prepared.companies where company_id = (
        select company_id from prepared.companies where (beneficiary_id is not null) = ${isWithPartner}
         limit 1 for update skip locked)
      returning *)
    update companies set provider_customer_id = taken.provider_customer_id, provider_wallet_id = taken.provider_wallet_id
      from taken where uid = company_id
    returning company_id as "companyId", user_id as "userId", email, beneficiary_id as "beneficiaryId", account_id as "accountId"`.execute(
    db,
  )
  return rows[0]
}
