import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { RequestFacts } from '../../../http/routes.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { deviceName } from './device-name.ts'
import { mailNotice } from './mail-notice.ts'
import { openSession } from './sessions.ts'

/** Opens the session of an authenticated person, and mails a notice if the device's type was not seen before. */
export async function signIn(
  deps: Deps,
  tx: Tx,
  userId: string,
  request: Pick<RequestFacts, 'userAgent' | 'ip' | 'device'>,
): Promise<string> {
  const { userAgent, ip } = request
  const name = deviceName(userAgent)
  const known = (await listUserAgents(tx, userId)).map(deviceName)
  // No notice for the very first device.
  if (known.length > 0 && !known.includes(name)) {
    const at = instantText(deps.wallClock.now())
    await mailNotice(tx, userId, { notice: 'new device', detail: `${name}, address ${ip}, ${at}` })
  }
  return openSession(deps, tx, { userId }, request)
}

/** Compares with all stored sessions, ended ones too: they are deleted a month after they expire. */
async function listUserAgents(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('sessions')
    .select('user_agent')
    .distinct()
    .where('user_id', '=', userId)
    .limit(200)
    .execute()
  return rows.map(({ user_agent }) => user_agent)
}
