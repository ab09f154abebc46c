import type { SecondFactor } from '@tradelane/contract/administrators/second-factor'
import type { Tx } from '@tradelane/db'
import { countAttempt, forgetFailures, keepCounted, wrongCode } from '../../../access/attempts.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { endSessions } from '../accounts/index.ts'
import { makeAppSecret, stepOfCode } from './app-codes.ts'
import { askForAuthenticator, findAskedFor, putIntoUse } from './authenticators.ts'
import { endSecondFactor } from './end-second-factor.ts'
import { holdOwn, withPassword } from './own-password.ts'
import { recordOwnEvent } from './record-own-event.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { mailStaffNotice } from './staff-notices.ts'

/** Makes the secret of a new app. It counts once a code of it was right: who never scans it is not locked out. */
export async function beginApp(deps: Deps, actor: AdminActor, password: string) {
  return withPassword(deps, actor, password, async (tx, { email }) => {
    const made = makeAppSecret(email)
    await askForAuthenticator(deps, tx, actor, made.secret)
    return made
  })
}

/** Makes the new app the second factor, and answers the recovery codes. Refuses with WRONG_CODE, and with ILLEGAL_STATE where none is set up here. */
export async function confirmApp(deps: Deps, actor: AdminActor, code: string): Promise<string[]> {
  const { administratorId } = actor
  const now = deps.wallClock.now()
  const left = await countAttempt(deps.db, 'admin app', administratorId, now)
  const asked = await findAskedFor(deps, actor)
  if (!asked)
    throw new Refusal('ILLEGAL_STATE', {
      message: 'No app is being set up here, or it took too long. Begin again.',
    })
  const step = stepOfCode(deps.config.secret, asked, code, now)
  if (step === undefined) {
    await keepCounted(deps.db)
    throw wrongCode(left)
  }
  const codes = await inTransaction(deps.db, async (tx) => {
    await holdOwn(tx, administratorId)
    await putIntoUse(tx, asked, step, now)
    await changeTo(deps, tx, actor, 'app')
    return makeRecoveryCodes(deps, tx, administratorId)
  })
  await forgetFailures(deps.db, 'admin app', administratorId)
  return codes
}

/** Codes by mail instead of an app, or of nothing. Refuses with ILLEGAL_STATE where they are in use. */
export async function useMail(deps: Deps, actor: AdminActor, password: string): Promise<void> {
  await withPassword(deps, actor, password, async (tx, { second_factor }) => {
    if (second_factor === 'mail')
      throw new Refusal('ILLEGAL_STATE', { message: 'Your codes are sent by mail already.' })
    await endSecondFactor(tx, actor.administratorId)
    await changeTo(deps, tx, actor, 'mail')
  })
}

/** Refuses with ILLEGAL_STATE without an app: a mail cannot be lost as a phone can. */
export async function renewRecoveryCodes(deps: Deps, actor: AdminActor, password: string): Promise<string[]> {
  return withPassword(deps, actor, password, async (tx, { second_factor }) => {
    if (second_factor !== 'app')
      throw new Refusal('ILLEGAL_STATE', { message: 'Recovery codes are for who signs in with an app.' })
    await recordOwnEvent(deps, tx, actor.administratorId, 'recovery_codes_made')
    await mailStaffNotice(tx, actor.administratorId, 'recovery codes made')
    return makeRecoveryCodes(deps, tx, actor.administratorId)
  })
}

/** Ends all other sessions, because they signed in under the old rule. */
async function changeTo(
  deps: Deps,
  tx: Tx,
  { administratorId, sessionId }: AdminActor,
  factor: Exclude<SecondFactor, 'none'>,
): Promise<void> {
  await tx
    .updateTable('administrators')
    .set({ second_factor: factor, reset_by_mail: false })
    .where('administrator_id', '=', administratorId)
    .execute()
  await recordOwnEvent(deps, tx, administratorId, `second_factor_${factor}`)
  await endSessions(deps, tx, { administratorId }, { except: sessionId })
  await mailStaffNotice(tx, administratorId, factor === 'app' ? 'app in use' : 'mail in use')
}
