import { randomUUID } from 'node:crypto'
import { incomingPaymentActions } from '@tradelane/contract/incoming-payments/actions'
import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { incomingPaymentStates } from '@tradelane/contract/incoming-payments/states'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenIncomingPayment, incomingPaymentsOf } from '../../../../test/given-incoming-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))

type Name = keyof typeof incomingPaymentActions
const reason = 'We cannot accept this.'
const calls: Record<Name, (incoming_payment_id: string) => Promise<{ status: number; body: unknown }>> = {
  giveBack: (incoming_payment_id) =>
    app.call(adminIncomingPayments.return, { body: { incoming_payment_id, reason } }, office),
  recordReturn: (incoming_payment_id) =>
    app.call(
      adminIncomingPayments.returned,
      { body: { incoming_payment_id, reason, reference: 'PAYBACK-1' } },
      office,
    ),
  keep: (incoming_payment_id) =>
    app.call(adminIncomingPayments.keep, { body: { incoming_payment_id } }, office),
}
const cases = [
  ...incomingPaymentStates.map((state) => ({ state, is_return_refused: false })),
  { state: 'to_decide' as const, is_return_refused: true },
]

describe.each(Object.keys(incomingPaymentActions) as Name[])('%s', (name) => {
  const action = incomingPaymentActions[name]

  it.each(cases)('is as open to the server as the table says: %o', async (facts) => {
    const { state, is_return_refused } = facts
    const company = await givenCompany(app, { kyb: 'Clear' })
    // Held, because its sender is on a list.
    await givenIncomingPayment(app, company, { sender: 'VELTRANIA Export-Bureau' })
    const [payment] = await incomingPaymentsOf(app, company)
    const id = payment?.incoming_payment_id ?? ''
    await app.db
      .updateTable('incoming_payments')
      .set({ state, return_key: state === 'returning' ? randomUUID() : null })
      .set({ return_refusal: is_return_refused ? 'The account is closed.' : null })
      .where('incoming_payment_id', '=', id)
      .execute()
    const answer = await calls[name](id)
    const closed = closedBy(action, facts)
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const message = closed.reason ?? action.otherwise
    expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
  })
})
