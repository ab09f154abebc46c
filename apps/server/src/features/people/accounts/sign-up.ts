import type { signup } from '@tradelane/contract/accounts/forms'
import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { hashPassword, isPassword, requireStrongPassword } from '../../../access/passwords.ts'
import { findUserByEmail, type UserRow } from '../../../access/users.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { contested } from './contested-sign-up.ts'
import { mailSignUpCode } from './mail-sign-in-code.ts'

export type Signup = z.output<typeof signup>

/**
 * Creates a company with its first user, and mails the code that verifies the address. An address that is taken gets the
 * same answer, and a mail that says so. An address that was never verified goes to the first person who verifies it.
 */
export async function signUp(deps: Deps, input: Signup): Promise<void> {
  await requireStrongPassword(
    input.pwd,
    [input.first_name, input.last_name, input.company_name, input.work_email],
    'pwd',
  )
  const passwordHash = await hashPassword(input.pwd)
  const { userId, isTaken } = await inTransaction(deps.db, (tx) =>
    claimAddress(deps, tx, input, passwordHash),
  )
  const person = { user_id: userId, work_email: input.work_email }
  await mailSignUpCode(deps, person, isTaken ? 'address taken' : 'signup')
}

type Claim = { userId: string; isTaken: boolean }

/** Of two concurrent sign-ups with one address, the second waits here and then finds the first. */
async function claimAddress(deps: Deps, tx: Tx, input: Signup, passwordHash: string): Promise<Claim> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`signup:${input.work_email}`}, 0))`.execute(tx)
  const known = await findUserByEmail(tx, input.work_email)
  if (!known) return { userId: await insertCompany(deps, tx, input, passwordHash), isTaken: false }
  const isReplaced =
    !known.email_verified_at && (await replaceUnverified(deps, tx, known, input, passwordHash))
  return { userId: known.user_id, isTaken: !isReplaced }
}

/** Inserts a company and its first user, whose address is not verified yet. Returns the user's id. */
export async function insertCompany(
  deps: Deps,
  tx: Tx,
  input: Signup,
  passwordHash: string,
): Promise<string> {
  const at = deps.clock.now()
  const { uid } = await tx
    .insertInto('companies')
    .values({ ...companyOf(input), created_at: at })
    .returning('uid')
    .executeTakeFirstOrThrow()
  const { user_id: userId } = await tx
    .insertInto('users')
    .values({ uid, ...userOf(input, passwordHash), created_at: at })
    .returning('user_id')
    .executeTakeFirstOrThrow()
  await recordEvent(tx, {
    companyId: uid,
    subject: 'company',
    subjectId: uid,
    from: null,
    to: 'signed_up',
    actor: `user:${userId}`,
    at,
    after: companyOf(input),
  })
  return userId
}

/** False if the address was verified in the meantime: then nothing of it may change. */
async function replaceUnverified(
  deps: Deps,
  tx: Tx,
  known: UserRow,
  input: Signup,
  passwordHash: string,
): Promise<boolean> {
  const replaced = await tx
    .updateTable('users')
    .set(userOf(input, passwordHash))
    .where('user_id', '=', known.user_id)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
  if (replaced.numUpdatedRows !== 1n) return false
  await tx.updateTable('companies').set(companyOf(input)).where('uid', '=', known.uid).execute()
  await recordEvent(tx, {
    companyId: known.uid,
    subject: 'company',
    subjectId: known.uid,
    from: 'signed_up',
    to: (await isPassword(known.password_hash, input.pwd)) ? 'signed_up' : contested,
    actor: `user:${known.user_id}`,
    at: deps.clock.now(),
    after: companyOf(input),
  })
  return true
}

const companyOf = ({ company_name, company_reg_number, company_region }: Signup) => ({
  company_name,
  company_reg_number,
  company_region,
})

const userOf = (input: Signup, passwordHash: string) => ({
  first_name: input.first_name,
  middle_name: input.middle_name,
  last_name: input.last_name,
  work_email: input.work_email,
  country_code: input.countryCode,
  company_phone_number: input.company_phone_number,
  password_hash: passwordHash,
})
