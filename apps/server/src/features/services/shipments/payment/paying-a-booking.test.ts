import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { bookingActions } from '@tradelane/contract/shipments/actions'
import { shipments } from '@tradelane/contract/shipments/calls'
import { bookingStates } from '@tradelane/contract/shipments/states'
import { expect, it } from 'vitest'
import { givenCompany } from '../../../../../test/given-company.ts'
import { givenShipment } from '../../../../../test/given-shipment.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
const booking = prepared(() => givenShipment(app, company.token))

/** A code is mailed only for what can be paid. */
it.each(bookingStates)(
  'is as open to the server as the table says, of a booking that is %s',
  async (state) => {
    const { logisticsId: logistics_id } = booking
    await app.db
      .updateTable('freight_bookings')
      .set({ state })
      .where('logistics_id', '=', logistics_id)
      .execute()
    app.clock.advance(31_000)
    const answer = await app.call(shipments.payCode, { body: { logistics_id } }, company)
    const closed = closedBy(bookingActions.pay, { state })
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const message = closed.reason ?? bookingActions.pay.otherwise
    expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
  },
)
