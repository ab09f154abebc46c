import { randomUUID } from 'node:crypto'
import { accounts } from '@tradelane/contract/accounts/calls'
import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

export type GivenCompany = {
  companyId: string
  userId: string
  email: string
  password: string
  token: string
}
type KybStatus = 'IN_PROGRESS' | 'RFI_REQUESTED' | 'Clear' | 'Refused'

export const givenPassword = 'Harbour-Lantern-27'

/** A company that has signed up and proved its address, through the calls that its people would make. */
export async function givenCompany(
  app: TestApp,
  { kyb, name = 'Okafor Imports Inc.' }: { kyb?: KybStatus; name?: string } = {},
): Promise<GivenCompany> {
  const email = `ada-${randomUUID()}@okafor.example`
  await app.call(accounts.signup, {
    body: {
      first_name: 'Ada',
      last_name: 'Okafor',
      company_name: name,
      work_email: email,
      countryCode: '+1',
      company_phone_number: '2125550147',
      company_reg_number: 'NY4471',
      company_region: 'US',
      pwd: givenPassword,
    },
  })
  const verified = await app.call(accounts.verify, {
    body: { email, verify_code: await app.newestCode(email) },
  })
  const token = verified.body.jwt
  await app.runJobs()
  await walletIsOpen(app, email)
  const profile = await app.call(accounts.profile, {}, { token })
  const { uid: companyId, user_id: userId } = profile.body.data
  // The state that an administrator's decision leaves; the decision itself has its own tests.
  if (kyb)
    await app.db.updateTable('companies').set({ kyb_status: kyb }).where('uid', '=', companyId).execute()
  return { companyId, userId, email, password: givenPassword, token }
}

/** Where a second process runs on the same database, its worker may have taken the job, and be still at it. */
async function walletIsOpen(app: TestApp, email: string): Promise<void> {
  const look = () =>
    app.db
      .selectFrom('companies')
      .innerJoin('users', 'users.uid', 'companies.uid')
      .where('work_email', '=', email)
      .where('provider_wallet_id', 'is not', null)
      .select('companies.uid')
      .executeTakeFirstOrThrow()
  await vi.waitFor(look, { timeout: 30_000 })
}
