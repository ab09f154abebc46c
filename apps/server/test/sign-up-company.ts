import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { hash } from '@node-rs/argon2'
import { signup } from '@tradelane/contract/accounts/forms'
import { z } from 'zod/mini'
import { findUserByEmail } from '../src/access/users.ts'
import { signIn } from '../src/features/people/accounts/sign-in.ts'
import { insertCompany } from '../src/features/people/accounts/sign-up.ts'
import { finishSignup } from '../src/features/people/accounts/verify-code.ts'
import { inTransaction } from '../src/transaction.ts'
import type { TestApp } from './app-on.ts'

export type GivenCompany = {
  companyId: string
  userId: string
  email: string
  password: string
  token: string
}
export const givenPassword = 'Harbour-Lantern-27'

/** As `TestApp.call` sends it. */
export const givenDevice = { userAgent: 'lightMyRequest', ip: '127.0.0.1' }

export const usualName = 'Okafor Imports Inc.'

/**
 * Takes the steps of the sign-up itself, which has its own tests: judging and hashing the password, and reading the code from the mail,
 * would be a third of what all tests cost.
 */
export async function signUpCompany(app: TestApp, name = usualName): Promise<GivenCompany> {
  const { deps } = app
  const email = `ada-${randomUUID()}@okafor.example`
  const input = z.decode(signup, { ...filledSignup, company_name: name, work_email: email })
  const passwordHash = await hashOfGivenPassword()
  const { user, token } = await inTransaction(deps.db, async (tx) => {
    await insertCompany(deps, tx, input, passwordHash)
    const user = await findUserByEmail(tx, email)
    if (!user) throw new Error(`${email} has no account`)
    await finishSignup(deps, tx, user)
    return { user, token: await signIn(deps, tx, user.user_id, givenDevice) }
  })
  await app.runJobs()
  await walletIsOpen(app, email)
  return { companyId: user.uid, userId: user.user_id, email, password: givenPassword, token }
}

/** The form of a sign-up, but for the names that differ. */
export const filledSignup = {
  first_name: 'Ada',
  last_name: 'Okafor',
  countryCode: '+1',
  company_phone_number: '2125550147',
  company_reg_number: 'NY4471',
  company_region: 'US',
  pwd: givenPassword,
} as const

/**
 * The hash of the password that given people have. It is made at the least cost that argon2 allows, and so is each comparison
 * with it: at the product's cost, comparing was a twelfth of what all tests cost.
 */
export function hashOfGivenPassword(): Promise<string> {
  givenHash ??= hash(givenPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  return givenHash
}
let givenHash: Promise<string> | undefined

/** Where a second process runs on the same database, its worker may have taken the job, and be still at it. */
async function walletIsOpen(app: TestApp, email: string): Promise<void> {
  const giveUpAt = Date.now() + 30_000
  while (!(await isWalletOpen(app, email))) {
    if (Date.now() > giveUpAt) throw new Error(`the wallet of ${email} was not opened`)
    await sleep(50)
  }
}

async function isWalletOpen(app: TestApp, email: string): Promise<boolean> {
  const company = await app.db
    .selectFrom('companies')
    .innerJoin('users', 'users.uid', 'companies.uid')
    .where('work_email', '=', email)
    .where('provider_wallet_id', 'is not', null)
    .select('companies.uid')
    .executeTakeFirst()
  return company !== undefined
}
