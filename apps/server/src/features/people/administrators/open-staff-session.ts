import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { RequestFacts } from '../../../http/routes.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { deviceName, openSession } from '../accounts/index.ts'
import { type Attempt, auditAttempt } from './audit-sign-in.ts'
import type { Administrator } from './find-active.ts'
import { mailStaffNotice } from './staff-notices.ts'

type How = { attempt: Attempt; by: 'password' | 'app' | 'mail' | 'recovery code' }

/** Opens the session of a colleague who has signed in, with an entry of the audit trail, and mails a notice if the kind of device was not seen before. */
export async function openStaffSession(
  deps: Deps,
  tx: Tx,
  administrator: Administrator,
  request: Pick<RequestFacts, 'userAgent' | 'ip' | 'device'>,
  { attempt, by }: How,
): Promise<string> {
  const administratorId = administrator.administrator_id
  const name = deviceName(request.userAgent)
  const known = await knownDevices(tx, administratorId)
  // No notice for the very first device.
  if (known.length > 0 && !known.includes(name)) {
    const detail = `${name}, address ${request.ip}, ${instantText(deps.wallClock.now())}`
    await mailStaffNotice(tx, administratorId, 'new device', detail)
  }
  const at = deps.wallClock.now()
  await auditAttempt(deps, tx, administrator, attempt, { to: 'signed_in', facts: { by }, at })
  return openSession(deps, tx, { administratorId }, request)
}

/** Of all stored sessions, ended ones too: they are deleted a month after they expire. */
async function knownDevices(tx: Tx, administratorId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('sessions')
    .select('user_agent')
    .distinct()
    .where('administrator_id', '=', administratorId)
    .limit(200)
    .execute()
  return rows.map(({ user_agent }) => deviceName(user_agent))
}
