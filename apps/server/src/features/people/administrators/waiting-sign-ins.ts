import { createHash } from 'node:crypto'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { hashOfDevice, type Origin } from '../../../access/known-origin.ts'
import { Refusal } from '../../../refusal.ts'
import type { Administrator } from './find-active.ts'

const mostTries = 5

/** What a sign-in is bound to after its first step: another password makes it void, and the codes for it. */
export const bindingOf = ({ password_hash }: Pick<Administrator, 'password_hash'>): string =>
  createHash('sha256')
    .update(password_hash ?? '')
    .digest('hex')

/** From where a password came. */
export type Place = { device: string | null; ip: string }
export const placeOf = ({ device, ip }: Origin): Place => ({
  device: device === undefined ? null : hashOfDevice(device),
  ip,
})

/** Remembers that the password was right, and from where it came. */
export async function beginSecondStep(
  tx: Tx,
  administrator: Administrator,
  place: Place,
  now: Date,
): Promise<void> {
  const administratorId = administrator.administrator_id
  await tx
    .deleteFrom('waiting_sign_ins')
    .where('administrator_id', '=', administratorId)
    .where('expires_at', '<=', now)
    .execute()
  await tx
    .insertInto('waiting_sign_ins')
    .values({
      administrator_id: administratorId,
      binding: bindingOf(administrator),
      ...place,
      created_at: now,
      expires_at: new Date(now.getTime() + promisedMs('secondStep')),
    })
    .execute()
}

/** The sign-in of this person that waits for its code here: in the same browser, or at the same address. */
export async function findSecondStep(
  db: Db,
  administrator: Administrator,
  { device, ip }: Place,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('waiting_sign_ins')
    .select('sign_in_id')
    .where('administrator_id', '=', administrator.administrator_id)
    .where('binding', '=', bindingOf(administrator))
    .where(({ or, eb }) => or([eb('ip', '=', ip), ...(device === null ? [] : [eb('device', '=', device)])]))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sign_in_id
}

/** Counts a code before it is compared, so that fifty concurrent ones count as fifty. False: the password is asked for again. */
export async function countTry(db: Db, signInId: string): Promise<boolean> {
  const counted = await db
    .updateTable('waiting_sign_ins')
    .set({ tries: sql`tries + 1` })
    .where('sign_in_id', '=', signInId)
    .where('tries', '<', mostTries)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return counted.numUpdatedRows === 1n
}

/** In the transaction that opens the session: one password opens one. */
export async function endSecondStep(tx: Tx, signInId: string, now: Date): Promise<void> {
  const used = await tx
    .updateTable('waiting_sign_ins')
    .set({ used_at: now })
    .where('sign_in_id', '=', signInId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) throw new Refusal('WRONG_CODE')
}
