import { shipments } from '@tradelane/contract/shipments/calls'
import { givenBalance } from '../given-balance.ts'
import { givenUnpaidClearance } from '../given-clearance-request.ts'
import { givenContainerCharge } from '../given-container-charge.ts'
import type { Payer } from '../given-payment.ts'
import { confirmed, givenBooking, shipmentPage, someDetails } from '../given-shipment.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** The calls that want a booking which the carrier has confirmed. */
const ofConfirmed = [
  '/logistics/pay',
  '/logistics/pay_code',
  '/logistics/tracking_link',
  '/logistics/tracking_link/revoke',
  '/logistics/paper?',
  '/logistics/events_file?',
]

/** A shipment on its way, with a link by which others follow it, and saved details of a requested booking. */
export async function givenKnownShipment(
  app: TestApp,
  payer: Payer,
  { file, requested }: { file: string; requested: string },
): Promise<KnownValues> {
  const { token } = payer
  const details = { logistics_id: requested, details: someDetails }
  await app.call(shipments.saveDetails, { body: details }, { token })
  const { details_saved_at } = await shipmentPage(app, token, requested)
  const { logisticsId, bookingNumber } = await givenBooking(app, token, { goods: 'Cotton yarn on cones' })
  await confirmed(app, logisticsId)
  const body = { logistics_id: logisticsId }
  await givenBalance(app, payer, '50000.00', 'USD')
  // A code is asked for each of its two bills.
  const late = await givenContainerCharge(app, payer, (id) => givenUnpaidClearance(app, payer, id))
  const { url } = (await app.call(shipments.makeLink, { body }, { token })).body
  return {
    ...Object.fromEntries(ofConfirmed.map((path) => [`${path} logistics_id`, logisticsId])),
    '/users/nium/send_code logistics_id': late,
    '/logistics/container_charges/pay logistics_id': late,
    '/logistics/clearance/pay logistics_id': late,
    '/logistics/clearance/request logistics_id': logisticsId,
    '/logistics/clearance/request invoice_amount': '80000.00',
    '/admin/bookings/waive_charges logistics_id': late,
    '/admin/bookings/record_return logistics_id': late,
    '/approvals/refuse type': 'freight',
    '/approvals/withdraw type': 'freight',
    '/approvals/refuse subject_id': logisticsId,
    '/approvals/withdraw subject_id': logisticsId,
    '/logistics/find? number': bookingNumber,
    '/logistics/track? token': url.split('/track/')[1],
    '/logistics/documents/add url': file,
    '/sandbox/carrier/advance booking_number': bookingNumber,
    details_saved_at,
    declaration_number: '26DE5851000A1B2C3D',
    details: someDetails,
    '/logistics/customs_facts facts': { origin_country: 'IN' },
  }
}

/** Puts back what an earlier try may have moved on. */
export async function prepareShipments(app: TestApp, path: string, { companyId }: Payer): Promise<void> {
  if (path === '/logistics/clearance/request')
    await app.deps.pool.query(
      "update quote_cases set state = 'cancelled' where uid = $1 and service = 'clearance' and state = 'new'",
      [companyId],
    )
  if (!/^\/(logistics|admin\/bookings)\/(save_details|cancel|confirm|deny)$/.test(path)) return
  await app.db
    .updateTable('freight_bookings')
    .set({ state: 'requested', state_reason: null })
    .where('uid', '=', companyId)
    .where('state', 'in', ['cancelled', 'denied'])
    .execute()
}
