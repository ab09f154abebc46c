import { customsActions } from '@tradelane/contract/shipments/actions'
import type { shipments } from '@tradelane/contract/shipments/calls'
import { customsFactFaults } from '@tradelane/contract/shipments/customs-asks'
import type { Tx } from '@tradelane/db'
import type { z } from 'zod/mini'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { findRestriction } from '../../../world/restricted-countries/index.ts'
import { lockBooking } from '../bookings.ts'
import { declaredOf, findClearance } from './asks-of-clearance.ts'
import { receiveDocuments } from './clearance.ts'

type CustomsBody = z.output<typeof shipments.saveCustomsFacts.body>

/** Refuses with NOT_FOUND, with ILLEGAL_STATE where nothing is cleared or the goods are declared, and what cannot be right at its field. */
export async function saveCustomsFacts(
  { db, clock, config }: Deps,
  actor: CustomerActor,
  { logistics_id, facts }: CustomsBody,
): Promise<void> {
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, actor, logistics_id)
    const row = await findClearance(tx, booking)
    if (!row)
      throw new Refusal('ILLEGAL_STATE', { message: 'There is no customs clearance to give this for.' })
    requireOpen(customsActions.answer, row)
    const faults = Object.entries(customsFactFaults(facts, await declaredOf(tx, booking)))
    if (faults.length > 0)
      refuseFields(Object.fromEntries(faults.map(([field, message]) => [`facts.${field}`, message])))
    await refuseOrigin(tx, facts)
    await tx
      .updateTable('customs_clearances')
      .set({ facts: JSON.stringify(facts), updated_at: at })
      .where('uid', '=', booking.uid)
      .where('logistics_id', '=', logistics_id)
      .execute()
    await receiveDocuments(tx, config, booking, { scope: actor, at })
  })
}

/** Goods of a country under sanctions are refused from every place. A country of war is none: they may have left it before. */
async function refuseOrigin(tx: Tx, { origin_country }: CustomsBody['facts']): Promise<void> {
  if (!origin_country) return
  const found = await findRestriction(tx, [{ country: origin_country }], 'payments')
  if (found)
    refuseFields({ 'facts.origin_country': `We carry nothing from or to ${found.name}. ${found.reason}` })
}
