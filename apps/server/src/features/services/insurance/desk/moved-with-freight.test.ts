import { insuranceDetails } from '@tradelane/contract/insurance/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { clearanceDesk, givenClearanceOffer } from '../../../../../test/given-clearance-request.ts'
import { electronics, givenInsured, givenSubmittedInsurance } from '../../../../../test/given-insurance.ts'
import { insuranceDesk } from '../../../../../test/given-insurance-at-desk.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { givenBooking } from '../../../../../test/given-shipment.ts'
import { givenTrade } from '../../../../../test/given-trade.ts'
import { untilOneWaits } from '../../../../../test/race.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { lockCase } from '../../../office/quote-desk/cases.ts'

const app = theApp()
checkBooksAfterEach(app)
let payer: Payer
beforeEach(async () => {
  payer = await givenPayer(app)
})

describe('an insurance of freight', () => {
  test.each(['insurance', 'logistics'] as const)(
    'that moves with it waits for who has its request, and keeps nothing that a cancellation needs next: %s',
    async (subject) => {
      const { logisticsId, id, caseId } = await givenInsuredFreight()
      const trade = await givenTrade(app, payer)
      const moved = await beside(caseId, id, () =>
        move(subject, subject === 'insurance' ? id : logisticsId, trade),
      )
      expect(moved.status).toBe(200)
      expect((await (await insuranceDesk(app)).request(id)).transaction_id).toBe(trade)
    },
  )

  test('that is changed waits for who has its request, and keeps nothing that a move of the freight needs next', async () => {
    const { logisticsId, id, caseId } = await givenInsuredFreight()
    const body = {
      ...electronics(app, await givenInsured(app, payer.token), { invoice_amount: '90000' }),
      ...{ insurance_id: id, logistics_id: logisticsId },
    }
    const changed = await beside(caseId, id, () => app.call(insuranceDetails.update, { body }, payer))
    expect(changed.status).toBe(200)
  })

  test('takes along the request for the clearance of the freight', async () => {
    const { logisticsId, case_id } = await givenClearanceOffer(app, payer)
    const id = await givenSubmittedInsurance(app, payer.token, { logistics_id: logisticsId })
    const trade = await givenTrade(app, payer)
    expect((await move('insurance', id, trade)).status).toBe(200)
    expect((await (await clearanceDesk(app)).request(case_id)).transaction_id).toBe(trade)
  })
})

async function givenInsuredFreight() {
  const { logisticsId } = await givenBooking(app, payer.token)
  const id = await givenSubmittedInsurance(app, payer.token, { logistics_id: logisticsId })
  const { case_id: caseId } = await (await insuranceDesk(app)).request(id)
  return { logisticsId, id, caseId }
}

const move = (subject: string, id: string, transaction_id: string) =>
  app.call(transactionSummary.move, { body: { subject, id, transaction_id } }, payer)

/** While the request is locked by somebody who locks policy and freight next. */
async function beside<T>(caseId: string, policy: string, act: () => Promise<T>): Promise<T> {
  const { started } = await app.db.transaction().execute(async (tx) => {
    await lockCase(tx, systemScope(payer.companyId), caseId)
    const acting = act()
    await untilOneWaits(app)
    await sql`select from insurance_policies join freight_bookings using (uid, logistics_id) join freight_quotes quote
                on quote.shipment_id = freight_bookings.shipment_id
               where insurance_id = ${policy} for update nowait`.execute(tx)
    return { started: acting }
  })
  return started
}
