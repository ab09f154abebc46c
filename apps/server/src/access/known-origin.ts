import { createHash } from 'node:crypto'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'

/** Where a request comes from: the browser's random name, and its address. */
export type Origin = { device?: string | undefined; ip: string }
type Whose = 'customer' | 'administrator'

/**
 * Under which name the attempts on an account are counted: those of each browser and each address from which its owner has
 * signed in before on their own, and those of everybody else together. So strangers who guess lock out strangers, and not
 * the owner. For an address without an account it is the same as for one that has never seen the caller.
 */
export async function attemptsFrom(db: Db, whose: Whose, email: string, origin: Origin): Promise<string> {
  const device = origin.device === undefined ? null : hashOfDevice(origin.device)
  const people =
    whose === 'customer'
      ? sql`join users as person on person.user_id = session.user_id and person.removed_at is null
            where lower(person.work_email) = ${email}`
      : sql`join administrators as person on person.administrator_id = session.administrator_id
            where lower(person.email) = ${email}`
  const { rows } = await sql<{ device: boolean | null; address: boolean | null }>`
    select bool_or(session.device = ${device}) as device, bool_or(session.ip = ${origin.ip}) as address
      from sessions as session ${people} and (session.device = ${device} or session.ip = ${origin.ip})`.execute(
    db,
  )
  if (rows[0]?.device) return `${email} device ${device}`
  return rows[0]?.address ? `${email} address ${origin.ip}` : email
}

export const hashOfDevice = (device: string): string =>
  createHash('sha256').update(device).digest('base64url')
