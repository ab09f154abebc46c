import { verification } from '@tradelane/contract/approvals/calls'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { customsActions, officeCustomsActions } from '@tradelane/contract/shipments/actions'
import { shipments } from '@tradelane/contract/shipments/calls'
import { clearanceStates } from '@tradelane/contract/shipments/clearance-states'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenClearanceOffer, givenUnpaidClearance } from '../../../../../test/given-clearance-request.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { acceptOfferOf } from '../../../../../test/given-quote-case.ts'
import { givenShipment } from '../../../../../test/given-shipment.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '90000' }))
const office = prepared(() => givenAdministrator(app))
const table = { ...customsActions, ...officeCustomsActions }
type Name = keyof typeof table

describe.each(Object.keys(table) as Name[])('%s', (name) => {
  it.each(factsOf(name))('is as open to the server as the table says: %o', async (fact) => {
    const logisticsId = await givenClearance(fact)
    const answer = await calls[name](logisticsId)
    const closed = closedBy(table[name], { ...fact, booking: 'in_transit', missing: [] })
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const message = closed.reason ?? table[name].otherwise
    expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
  })
})

type Facts = {
  state: (typeof clearanceStates)[number]
  payment: 'due' | 'processing' | 'paid' | undefined
}

/** One without a bill of its own cannot be paid, and nothing is declared that is not paid: the database sees to it. */
function factsOf(name: Name): Facts[] {
  const asksForBill = name === 'pay' || name === 'declare'
  const unpaid = clearanceStates.filter((state) => state !== 'declared' && state !== 'cleared')
  return [
    ...(name === 'pay' ? [] : clearanceStates.map((state) => ({ state, payment: undefined }))),
    ...(asksForBill ? clearanceStates.map((state) => ({ state, payment: 'paid' }) as const) : []),
    ...(asksForBill ? unpaid.map((state) => ({ state, payment: 'due' }) as const) : []),
    ...(asksForBill ? unpaid.map((state) => ({ state, payment: 'processing' }) as const) : []),
  ]
}

async function givenClearance({ state, payment }: Facts): Promise<string> {
  const logisticsId = await givenBill(payment)
  app.clock.advance(31_000)
  await app.db
    .updateTable('customs_clearances')
    .set({ state, declaration_number: '26DE5851000A1B2C3D' })
    .where('logistics_id', '=', logisticsId)
    .execute()
  return logisticsId
}

async function givenBill(payment: Facts['payment']): Promise<string> {
  const cleared = { customs_clearance: true, goods: 'Cotton yarn' }
  if (payment === undefined) return (await givenShipment(app, payer.token, cleared)).logisticsId
  if (payment === 'due') return givenUnpaidClearance(app, payer)
  const { logisticsId, offerId } = await givenClearanceOffer(app, payer)
  const { charge } = app.deps.payments
  if (payment === 'processing')
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'processing' })
  await acceptOfferOf(app, payer, offerId)
  app.deps.payments.charge = charge
  return logisticsId
}

const given = {}
const calls: Record<Name, (logistics_id: string) => Promise<{ status: number; body: unknown }>> = {
  answer: (logistics_id) =>
    app.call(shipments.saveCustomsFacts, { body: { logistics_id, facts: given } }, payer),
  /** A code is mailed only for what can be paid. */
  pay: (logistics_id) =>
    app.call(verification.sendCode, { body: { type: 'customs clearance', logistics_id } }, payer),
  declare: (logistics_id) =>
    app.call(officeBookings.declare, { body: { logistics_id, declaration_number: 'A1' } }, office),
  /** Before the carrier has the goods nothing is released. */
  release: async (logistics_id) => {
    const received = "update freight_bookings set state = 'in_transit' where logistics_id = $1"
    await app.deps.pool.query(received, [logistics_id])
    return app.call(officeBookings.clear, { body: { logistics_id } }, office)
  },
}
