import type { WireInput } from '@tradelane/contract'
import { logistics } from '@tradelane/contract/logistics/calls'
import { sandboxCarrier } from '@tradelane/contract/sandbox-carrier/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { givenAdministrator } from './given-administrator.ts'
import { givenPassword } from './given-company.ts'
import { givenFreights, type mumbaiToHamburg } from './given-freight.ts'
import { passUntil } from './given-funding.ts'
import type { Payer } from './given-payment.ts'
import type { TestApp } from './test-app.ts'

type Details = WireInput<typeof shipments.saveDetails>['body']['details']

const nobody = { company_name: '', address: '', contact_name: '', email: '', phone: '' }
export const someDetails: Details = {
  shipper: { ...nobody, company_name: 'Deccan Mills', address: '12 Mill Road\nPune' },
  consignee: { ...nobody, company_name: 'Okafor Imports Inc.', email: 'ada@okafor.example' },
  notify_party: nobody,
  incoterm: 'FOB',
  goods_description: 'Cotton yarn on cones',
  ...{ named_place: '', packages: '', marks: '' },
  customer_reference: 'PO 4471',
  hs_codes: ['5205.11'],
}

/** With all that the carrier's papers need: the company has nothing to give any more. */
export const completeDetails: Details = {
  ...someDetails,
  consignee: { ...someDetails.consignee, address: '9 Marina, Lagos' },
}

/** A freight that was requested. What the goods are called decides what the played carrier does with them. */
export async function givenBooking(
  app: TestApp,
  token: string,
  { goods, ...search }: { goods?: string } & Parameters<typeof mumbaiToHamburg>[1] = {},
): Promise<{ logisticsId: string; bookingNumber: string }> {
  const [offer] = await givenFreights(app, token, search)
  if (!offer) throw new Error('nobody carries this')
  const { body } = await app.call(logistics.add, { body: { freights: [offer] } }, { token })
  const { logistics_id, booking_number } = body
  if (goods !== undefined) {
    const details = { ...someDetails, goods_description: goods }
    await app.call(shipments.saveDetails, { body: { logistics_id, details } }, { token })
  }
  return { logisticsId: logistics_id, bookingNumber: booking_number }
}

export async function confirmed(app: TestApp, logisticsId: string): Promise<string> {
  const { token } = await givenAdministrator(app)
  const answer = await app.call(officeBookings.confirm, { body: { logistics_id: logisticsId } }, { token })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.carrier_booking_number
}

/** Requested and confirmed. */
export async function givenShipment(
  app: TestApp,
  token: string,
  changes: Parameters<typeof givenBooking>[2] = {},
) {
  const booking = await givenBooking(app, token, changes)
  return { ...booking, carrierBookingNumber: await confirmed(app, booking.logisticsId) }
}

export async function daysPass(app: TestApp, booking_number: string, days: number): Promise<void> {
  const { status } = await app.call(sandboxCarrier.advance, { body: { booking_number, days } })
  if (status !== 200) throw new Error(`no days passed for ${booking_number}`)
}

/**
 * The business clock moves on to the next 1 February: from there a voyage of five weeks meets no public holidays at either end, which keep containers
 * in the port.
 */
export async function untilFebruary(app: TestApp): Promise<void> {
  const now = app.deps.clock.now()
  const february = (year: number) => new Date(Date.UTC(year, 1, 1, 12))
  const year = now.getUTCFullYear()
  await passUntil(app, february(year) > now ? february(year) : february(year + 1))
}

export async function shipmentPage(app: TestApp, token: string, logisticsId: string) {
  return (await app.call(logistics.get, { body: { logistics_id: logisticsId } }, { token })).body
}

/** What the pay call wants, with the code that was mailed. */
export async function freightApproval(app: TestApp, { token, email }: Payer | Person, logisticsId: string) {
  await app.call(shipments.payCode, { body: { logistics_id: logisticsId } }, { token })
  return { logistics_id: logisticsId, password: givenPassword, verify_code: await app.newestCode(email) }
}
type Person = { token: string; email: string }

export async function payFreightOf(app: TestApp, person: Person, logisticsId: string) {
  const body = await freightApproval(app, person, logisticsId)
  return app.call(shipments.pay, { body }, { token: person.token })
}
