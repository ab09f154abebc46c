import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { Db } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { recordEvent } from '../../../../lifecycle/events.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { type BookingRow, getBooking, lockBooking } from '../bookings.ts'

/** An HMAC of the link's id with our secret: it can be shown again, and cannot be made from the table alone. */
const tokenOf = ({ config }: Deps, linkId: string): string =>
  createHmac('sha256', `tracking:${config.secret}`).update(linkId).digest('base64url')
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const addressOf = (deps: Deps, linkId: string): string =>
  `${deps.config.publicUrl}/track/${tokenOf(deps, linkId)}`

export const mayBeShared = ({ state, confirmed_at }: BookingRow): boolean =>
  confirmed_at !== null && state !== 'cancelled'

/** The public address of the shipment: the active link, or a new one. Refuses with NOT_FOUND and ILLEGAL_STATE. */
export async function makeTrackingLink(
  deps: Deps,
  actor: CustomerActor,
  logisticsId: string,
): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, actor, logisticsId)
    if (!mayBeShared(booking)) throw new Refusal('ILLEGAL_STATE')
    const kept = await activeLink(tx, booking).executeTakeFirst()
    if (kept) return addressOf(deps, kept.link_id)
    const [linkId, at] = [randomUUID(), deps.clock.now()]
    await tx
      .insertInto('tracking_links')
      .values({
        link_id: linkId,
        uid: booking.uid,
        logistics_id: logisticsId,
        token_hash: hashOf(tokenOf(deps, linkId)),
        made_at: at,
      })
      .execute()
    await recordEvent(tx, {
      companyId: booking.uid,
      subject: 'tracking_link',
      subjectId: linkId,
      from: null,
      to: 'made',
      actor: `user:${actor.userId}`,
      at,
      after: { logistics_id: logisticsId },
    })
    return addressOf(deps, linkId)
  })
}

/** The link stops working; without an active link nothing happens. Refuses with NOT_FOUND. */
export async function revokeTrackingLink(
  deps: Deps,
  actor: CustomerActor,
  logisticsId: string,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, actor, logisticsId)
    const kept = await activeLink(tx, booking).executeTakeFirst()
    if (!kept) return
    await tx
      .updateTable('tracking_links')
      .set({ revoked_at: at })
      .where('uid', '=', booking.uid)
      .where('link_id', '=', kept.link_id)
      .execute()
    await recordEvent(tx, {
      companyId: booking.uid,
      subject: 'tracking_link',
      subjectId: kept.link_id,
      from: 'made',
      to: 'revoked',
      actor: `user:${actor.userId}`,
      at,
    })
  })
}

export async function findTrackingLink(deps: Deps, booking: BookingRow): Promise<string | null> {
  const kept = await activeLink(deps.db, booking).executeTakeFirst()
  return kept ? addressOf(deps, kept.link_id) : null
}

/** The booking that a token belongs to. Refuses with NOT_FOUND for every reason, so that a token cannot be probed. */
export async function getBookingByToken(deps: Deps, token: string): Promise<BookingRow> {
  const link = await deps.db
    .selectFrom('tracking_links')
    .select(['uid', 'logistics_id'])
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!link) throw new Refusal('NOT_FOUND')
  return getBooking(deps.db, systemScope(link.uid), link.logistics_id)
}

const activeLink = (db: Pick<Db, 'selectFrom'>, { uid, logistics_id }: BookingRow) =>
  db
    .selectFrom('tracking_links')
    .select('link_id')
    .where('uid', '=', uid)
    .where('logistics_id', '=', logistics_id)
    .where('revoked_at', 'is', null)
