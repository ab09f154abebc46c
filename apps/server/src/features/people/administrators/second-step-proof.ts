import { recoveryCodeLength } from '@tradelane/contract/administrators/second-factor'
import type { Tx } from '@tradelane/db'
import { tryCode, useCode } from '../../../approvals/one-time-codes.ts'
import type { Deps } from '../../../deps/deps.ts'
import { stepOfCode } from './app-codes.ts'
import { findAuthenticator, useStep } from './authenticators.ts'
import type { Administrator } from './find-active.ts'
import { signInCodeOf, takesMail } from './mail-second-step.ts'
import { findRecoveryCode, useRecoveryCode } from './recovery-codes.ts'

/** What a right code is, and how it is used up. */
type Proof = { by: 'app' | 'mail' | 'recovery code'; use(tx: Tx): Promise<void> }

/** Undefined where the code is none of this administrator's: not of the app, not mailed, no recovery code, or used before. */
export async function findProof(
  deps: Deps,
  administrator: Administrator,
  code: string,
): Promise<Proof | undefined> {
  const hasApp = administrator.second_factor === 'app'
  if (code.length === recoveryCodeLength)
    return hasApp ? byRecoveryCode(deps, administrator.administrator_id, code) : undefined
  const shown = hasApp && (await byApp(deps, administrator.administrator_id, code))
  return shown || (takesMail(administrator) ? byMail(deps, administrator, code) : undefined)
}

async function byApp(deps: Deps, administratorId: string, code: string): Promise<Proof | undefined> {
  const app = await findAuthenticator(deps.db, administratorId)
  const step = app && stepOfCode(deps.config.secret, app, code, deps.wallClock.now())
  if (!app || step === undefined) return undefined
  return { by: 'app', use: (tx) => useStep(tx, app.authenticator_id, step) }
}

async function byRecoveryCode(deps: Deps, administratorId: string, code: string): Promise<Proof | undefined> {
  const hash = await findRecoveryCode(deps, administratorId, code)
  if (!hash) return undefined
  return {
    by: 'recovery code',
    use: (tx) => useRecoveryCode(tx, administratorId, hash, deps.wallClock.now()),
  }
}

async function byMail(deps: Deps, administrator: Administrator, code: string): Promise<Proof | undefined> {
  const codeId = await tryCode(deps, { ...signInCodeOf(administrator), code })
  return codeId ? { by: 'mail', use: (tx) => useCode(tx, codeId, deps.wallClock.now()) } : undefined
}
