import { verification } from '@tradelane/contract/approvals/calls'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { containerActions, officeContainerActions } from '@tradelane/contract/shipments/actions'
import { containerChargeStates } from '@tradelane/contract/shipments/container-charge-states'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { alone } from '../../../../../test/given-alone.ts'
import { givenContainerCharge, payContainerChargesOf } from '../../../../../test/given-container-charge.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '900000' }))
const office = prepared(() => givenAdministrator(app))
const table = { ...containerActions, ...officeContainerActions }
type Name = keyof typeof table
const facts = [
  ...containerChargeStates.map((state) => ({ state, is_being_paid: false })),
  { state: 'invoiced', is_being_paid: true } as const,
]

describe.each(Object.keys(table) as Name[])('%s', (name) => {
  it.each(facts)('is as open to the server as the table says: %o', async (fact) => {
    const logisticsId = await givenCharge(fact)
    const answer = await calls[name](logisticsId)
    const closed = closedBy(table[name], fact)
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const message = closed.reason ?? table[name].otherwise
    expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
  })
})

async function givenCharge({ state, is_being_paid }: (typeof facts)[number]): Promise<string> {
  const logisticsId = await givenContainerCharge(app, payer)
  const { charge } = app.deps.payments
  if (is_being_paid)
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'processing' })
  if (is_being_paid || state === 'paid') await payContainerChargesOf(app, payer, logisticsId)
  app.deps.payments.charge = charge
  if (state === 'waived') await calls.waive(logisticsId)
  if (state === 'counting' || state === 'nothing_due')
    await app.db
      .updateTable('container_charges')
      .set({ state, invoiced_at: null, due_at: null })
      .set(state === 'counting' ? { amount: null, lines: null } : { amount: 0n, lines: '[]' })
      .where('logistics_id', '=', logisticsId)
      .execute()
  app.clock.advance(31_000)
  return logisticsId
}

const today = () => app.clock.now().toISOString().slice(0, 10)
const calls: Record<Name, (logistics_id: string) => Promise<{ status: number; body: unknown }>> = {
  /** A code is mailed only for what can be paid. */
  pay: (logistics_id) =>
    app.call(verification.sendCode, { body: { type: 'container charges', logistics_id } }, payer),
  waive: (logistics_id) =>
    alone(app, office, () =>
      app.call(
        officeBookings.waiveCharges,
        { body: { logistics_id, reason: 'The depot was closed' } },
        office,
      ),
    ),
  recordReturn: (logistics_id) => {
    const body = { logistics_id, returned_on: today(), reason: 'The depot' }
    return app.call(officeBookings.recordReturn, { body }, office)
  },
}
