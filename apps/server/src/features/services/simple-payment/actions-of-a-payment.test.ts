import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { refusals } from '@tradelane/contract/primitives/errors'
import { paymentActions } from '@tradelane/contract/simple-payment/actions'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { paymentStates } from '@tradelane/contract/simple-payment/states'
import { describe, expect, it } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { givenPayer, givenPayment } from '../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp({ SANDBOX_STEP_MS: '3600000' })
const payer = prepared(() => givenPayer(app, { balance: '90000' }))
const approver = prepared(() => givenColleague(app, payer, 'approver'))

type Name = keyof typeof paymentActions
const calls: Record<Name, (simple_payment_id: string) => Promise<{ status: number; body: unknown }>> = {
  change: (simple_payment_id) =>
    app.call(simplePayments.save, { body: { save_as_draft: 1, simple_payment_id } }, payer),
  decide: (simple_payment_id) =>
    app.call(paymentReleases.refuse, { body: { simple_payment_id, reason: 'Wrong invoice' } }, approver),
  cancel: (simple_payment_id) => app.call(simplePayments.cancel, { body: { simple_payment_id } }, payer),
  answer: (simple_payment_id) =>
    app.call(simplePayments.answer, { body: { simple_payment_id, text: 'For the pumps' } }, payer),
  settleReturn: (simple_payment_id) =>
    app.call(simplePayments.settleReturn, { body: { simple_payment_id } }, payer),
  proof: (simple_payment_id) => app.call(simplePayments.proof, { body: { simple_payment_id } }, payer),
}
const names = Object.keys(paymentActions) as Name[]
/** Repeating it is no error. */
const isRepeat = (name: Name, state: string) => name === 'cancel' && state === 'cancelled'

describe.each(names)('%s', (name) => {
  const action = paymentActions[name]

  it.each(paymentStates)(
    'is as open to the server as the table says, of a payment that is %s',
    async (state) => {
      const { simplePaymentId } = await givenPayment(app, payer, { amount: 100 })
      await app.db
        .updateTable('simple_payments')
        .set({ state, ...(state === 'awaiting_approval' && waiting()), ...(isBefore(state) && unsubmitted) })
        .where('simple_payment_id', '=', simplePaymentId)
        .execute()
      const answer = await calls[name](simplePaymentId)
      const closed = closedBy(action, { state })
      if (!closed || isRepeat(name, state)) return expect(answer).toMatchObject({ status: 200 })
      const message = name === 'change' ? expect.any(String) : (closed.reason ?? action.otherwise)
      expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
    },
  )
})

it('says to the one who prepared a payment what the server says', () => {
  const closed = closedBy(paymentActions.decide, { state: 'awaiting_approval', is_own: true })
  expect(closed?.reason).toBe(refusals.SELF_APPROVAL.message)
})

const isBefore = (state: string) => state === 'draft' || state === 'awaiting_approval'
const unsubmitted = { submitted_at: null, submitted_by: null, called_at: null }
const waiting = () => ({
  approval_requested_by: payer.userId,
  approval_binding: 'as submitted',
  approval_requested_at: app.clock.now(),
  approval_waits_until: new Date(app.clock.now().getTime() + 86_400_000),
})
