import type { signup } from '@tradelane/contract/accounts'
import type { Tx } from '@tradelane/db'
import type { z } from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events.ts'
import { letter } from '../../letter.ts'
import { inTransaction } from '../../transaction.ts'
import { codeMails } from './mails.ts'
import { sendCode } from './one-time-codes.ts'
import { hashPassword, requireStrongPassword } from './passwords.ts'
import { findUserByEmail } from './queries.ts'

export type Signup = z.output<typeof signup>

/**
 * Opens a company with its first user, and mails the code that proves the address. An address that is taken gets the
 * same answer and a mail that says so; one that was never verified is taken over by whoever proves it first.
 */
export async function signUp(deps: Deps, input: Signup): Promise<void> {
  await requireStrongPassword(
    input.pwd,
    [input.first_name, input.last_name, input.company_name, input.work_email],
    'pwd',
  )
  const passwordHash = await hashPassword(input.pwd)
  const known = await findUserByEmail(deps.db, input.work_email)
  if (known?.email_verified_at) {
    await deps.mail.send(letter({ to: known.work_email, ...codeMails.knownAddress(deps.config.publicUrl) }))
    return
  }
  const userId = await inTransaction(deps.db, (tx) =>
    known ? replaceUnverified(tx, known, input, passwordHash) : insertCompany(deps, tx, input, passwordHash),
  )
  await sendCode(deps, {
    userId,
    purpose: 'signup',
    to: input.work_email,
    ...codeMails.signup(deps.config.publicUrl, input.work_email),
  })
}

async function insertCompany(deps: Deps, tx: Tx, input: Signup, passwordHash: string): Promise<string> {
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

async function replaceUnverified(
  tx: Tx,
  known: { user_id: string; uid: string },
  input: Signup,
  passwordHash: string,
): Promise<string> {
  await tx.updateTable('companies').set(companyOf(input)).where('uid', '=', known.uid).execute()
  await tx
    .updateTable('users')
    .set(userOf(input, passwordHash))
    .where('user_id', '=', known.user_id)
    .where('email_verified_at', 'is', null)
    .execute()
  return known.user_id
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
