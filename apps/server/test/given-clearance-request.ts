import type { WireInput } from '@tradelane/contract'
import { verification } from '@tradelane/contract/approvals/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { givenAdministrator } from './given-administrator.ts'
import { givenPassword } from './given-company.ts'
import { dayFromNow } from './given-freight.ts'
import { acceptOfferOf } from './given-quote-case.ts'
import { completeDetails, givenShipment } from './given-shipment.ts'
import type { TestApp } from './test-app.ts'

type Person = { token: string; email: string }
type Row = WireInput<typeof quoteDesk.submit>['body']['quotes'][number]
type Decision = { decision: 'approve' | 'deny'; reason?: string }

/** A confirmed booking without customs clearance, of goods with an HS code. */
export async function givenUncleared(
  app: TestApp,
  { token }: { token: string },
  changes: Parameters<typeof givenShipment>[2] = {},
): Promise<string> {
  return (await givenShipment(app, token, { goods: 'Cotton yarn on cones', ...changes })).logisticsId
}

/** As bookings of before are, whose requests named no codes either. */
export const withoutCodes = (app: TestApp, logisticsId: string) =>
  app.db
    .updateTable('freight_booking_details')
    .set({ hs_codes: [] })
    .where('logistics_id', '=', logisticsId)
    .execute()

/** The goods are worth 80,000.00 USD. */
export const requestClearanceOf = (
  app: TestApp,
  { token }: { token: string },
  logistics_id: string,
  changes: { invoice_amount?: string; note?: string } = {},
) =>
  app.call(
    shipments.requestClearance,
    { body: { logistics_id, invoice_amount: '80000', ...changes } },
    { token },
  )

/** 320.00 USD, of which 200.00 USD are our fee. */
export const clearanceRow = (app: TestApp, changes: Partial<Row> = {}): Row => ({
  ...{ quote_name: 'Import clearance', quote_amount: 320, margin_amount: 200, currency: 'USD', eta: '2' },
  ...{ valid_until: dayFromNow(app, 5), inclusions: ['One entry'], exclusions: ['Duty and tax'] },
  ...changes,
})

/** What an administrator who has just signed in reads and does of requests for clearance. */
export async function clearanceDesk(app: TestApp) {
  const { token } = await givenAdministrator(app)
  const request = async (case_id: string) => {
    const { body } = await app.call(quoteDesk.get, { body: { transaction_id: case_id } }, { token })
    const found = body.cases.find((one) => one.case_id === case_id)
    if (!found) throw new Error(`there is no request ${case_id}`)
    return { ...found, transaction_id: body.transaction_id }
  }
  const which = async (case_id: string) => {
    const { transaction_id } = await request(case_id)
    return { transaction_id, service: 'clearance', case_id } as const
  }
  const submit = async (case_id: string, changes: Partial<Row> = {}) =>
    app.call(
      quoteDesk.submit,
      { body: { ...(await which(case_id)), quotes: [clearanceRow(app, changes)] } },
      { token },
    )
  const decide = async (case_id: string, decision: Decision) =>
    app.call(quoteDesk.decide, { body: { ...(await which(case_id)), ...decision } }, { token })
  return {
    ...{ token, request, submit, decide },
    /** Stored and published. Answers the offer. */
    async offer(case_id: string, changes: Partial<Row> = {}): Promise<string> {
      const stored = await submit(case_id, changes)
      if (stored.status !== 200) throw new Error(JSON.stringify(stored.body))
      const published = await decide(case_id, { decision: 'approve' })
      if (published.status !== 200) throw new Error(JSON.stringify(published.body))
      return (await request(case_id)).offers.find(({ state }) => state === 'PUBLISHED')?.offer_id ?? ''
    },
  }
}

/** A confirmed booking whose request for clearance has an open offer of 320.00 USD. */
export async function givenClearanceOffer(
  app: TestApp,
  person: { token: string },
  changes: Partial<Row> = {},
) {
  return offerClearanceOf(app, person, await givenUncleared(app, person), changes)
}

async function offerClearanceOf(
  app: TestApp,
  person: { token: string },
  logisticsId: string,
  changes: Partial<Row> = {},
) {
  const details = { logistics_id: logisticsId, details: completeDetails }
  await app.call(shipments.saveDetails, { body: details }, { token: person.token })
  const { body } = await requestClearanceOf(app, person, logisticsId)
  const offerId = await (await clearanceDesk(app)).offer(body.case_id, changes)
  // Codes are sent at most every 30 seconds.
  app.clock.advance(31_000)
  return { logisticsId, offerId, ...body }
}

/** A clearance whose price was refused when its offer was accepted, of this booking or of a new one. */
export async function givenUnpaidClearance(
  app: TestApp,
  person: Person,
  ofBooking?: string,
): Promise<string> {
  const { logisticsId, offerId } = await offerClearanceOf(
    app,
    person,
    ofBooking ?? (await givenUncleared(app, person)),
  )
  const restore = refusingCharges(app)
  await acceptOfferOf(app, person, offerId)
  restore()
  return logisticsId
}

/** What the pay call wants, with the code that was mailed. */
export async function clearanceApproval(app: TestApp, { token, email }: Person, logistics_id: string) {
  app.clock.advance(31_000)
  const body = { type: 'customs clearance', logistics_id }
  const sent = await app.call(verification.sendCode, { body }, { token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return { logistics_id, password: givenPassword, verify_code: await app.newestCode(email) }
}

/** The provider refuses every charge until `restore` is called. */
export function refusingCharges(app: TestApp, reason = 'No'): () => void {
  const { charge } = app.deps.payments
  app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'rejected', reason })
  return () => {
    app.deps.payments.charge = charge
  }
}
