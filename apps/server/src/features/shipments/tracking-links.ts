import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { Db } from '@tradelane/db'
import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { recordEvent } from '../../lifecycle/events.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { type BookingRow, getBooking, lockBooking } from './bookings.ts'

/** Made from the link's id by our secret, so that it can be shown again, and nobody who reads the table can make it. */
const tokenOf = ({ config }: Deps, linkId: string): string =>
  createHmac('sha256', `tracking:${config.secret}`).update(linkId).digest('base64url')
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const addressOf = (deps: Deps, linkId: string): string =>
  `${deps.config.publicUrl}/track/${tokenOf(deps, linkId)}`

export const mayBeShared = ({ state, confirmed_at }: BookingRow): boolean =>
  confirmed_at !== null && state !== 'cancelled'

/** The address by which anybody can follow it; asked again, the same one. Refuses with NOT_FOUND and ILLEGAL_STATE. */
export async function makeTrackingLink(
  deps: Deps,
  { companyId, userId }: CustomerActor,
  logisticsId: string,
): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, companyId, logisticsId)
    if (!mayBeShared(booking)) throw new Refusal('ILLEGAL_STATE')
    const kept = await activeLink(tx, booking).executeTakeFirst()
    if (kept) return addressOf(deps, kept.link_id)
    const [linkId, at] = [randomUUID(), deps.clock.now()]
    await tx
      .insertInto('tracking_links')
      .values({
        link_id: linkId,
        uid: companyId,
        logistics_id: logisticsId,
        token_hash: hashOf(tokenOf(deps, linkId)),
        made_at: at,
      })
      .execute()
    await recordEvent(tx, {
      companyId,
      subject: 'tracking_link',
      subjectId: linkId,
      from: null,
      to: 'made',
      actor: `user:${userId}`,
      at,
      after: { logistics_id: logisticsId },
    })
    return addressOf(deps, linkId)
  })
}

/** From now on the link finds nothing; where there is none, nothing happens. Refuses with NOT_FOUND. */
export async function revokeTrackingLink(
  deps: Deps,
  { companyId, userId }: CustomerActor,
  logisticsId: string,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, companyId, logisticsId)
    const kept = await activeLink(tx, booking).executeTakeFirst()
    if (!kept) return
    await tx
      .updateTable('tracking_links')
      .set({ revoked_at: at })
      .where('uid', '=', companyId)
      .where('link_id', '=', kept.link_id)
      .execute()
    await recordEvent(tx, {
      companyId,
      subject: 'tracking_link',
      subjectId: kept.link_id,
      from: 'made',
      to: 'revoked',
      actor: `user:${userId}`,
      at,
    })
  })
}

export async function findTrackingLink(deps: Deps, booking: BookingRow): Promise<string | null> {
  const kept = await activeLink(deps.db, booking).executeTakeFirst()
  return kept ? addressOf(deps, kept.link_id) : null
}

/** The booking that a token leads to. Refuses with NOT_FOUND, whatever the reason. */
export async function getBookingByToken(deps: Deps, token: string): Promise<BookingRow> {
  const link = await deps.db
    .selectFrom('tracking_links')
    .select(['uid', 'logistics_id'])
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!link) throw new Refusal('NOT_FOUND')
  return getBooking(deps.db, link.uid, link.logistics_id)
}

const activeLink = (db: Pick<Db, 'selectFrom'>, { uid, logistics_id }: BookingRow) =>
  db
    .selectFrom('tracking_links')
    .select('link_id')
    .where('uid', '=', uid)
    .where('logistics_id', '=', logistics_id)
    .where('revoked_at', 'is', null)
