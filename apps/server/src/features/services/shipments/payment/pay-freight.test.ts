import { shipments } from '@tradelane/contract/shipments/calls'
import { ProviderUnavailable } from '@tradelane/providers'
import { beforeEach, describe, expect, test } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../../test/books.ts'
import { givenBalance } from '../../../../../test/given-balance.ts'
import { type GivenCompany, givenCompany, givenPassword } from '../../../../../test/given-company.ts'
import {
  completeDetails,
  confirmed,
  daysPass,
  freightApproval,
  givenBooking,
  givenShipment,
  payFreightOf,
  shipmentPage,
} from '../../../../../test/given-shipment.ts'
import { givenTeam } from '../../../../../test/given-team.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
let company: GivenCompany
let token: string
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
  token = company.token
  await givenBalance(app, company, '20000.00', 'USD')
})

describe('paying the freight', () => {
  test('takes the quoted cost from the wallet, including the service fee of 2 %', async () => {
    const { logisticsId } = await givenBooking(app, token)
    const given = { logistics_id: logisticsId, details: completeDetails }
    await app.call(shipments.saveDetails, { body: given }, { token })
    await confirmed(app, logisticsId)
    const { charge, logistics } = await pageOf(logisticsId)
    expect(charge).toMatchObject({
      state: 'due',
      currency: 'USD',
      amount: logistics.freight.cost,
    })
    const [freight, fee] = charge.lines
    expect((freight?.amount ?? 0) + (fee?.amount ?? 0)).toBeCloseTo(charge.amount, 5)
    expect((fee?.amount ?? 0) / (freight?.amount ?? 1)).toBeCloseTo(0.02, 3)
    expect(fee?.label).toBe('Tradelane service fee: 2 % of the carriage, version 1')
    const feesBefore = Number((await booksOf(app, 'platform'))['fees USD'] ?? 0)

    const paid = await payFreightOf(app, company, logisticsId)
    expect(paid.body).toMatchObject({ payment_status: 'paid' })
    expect(await dollars()).toBeCloseTo(20_000 - charge.amount, 5)
    expect((await providerBooksOf(app, company.companyId)).USD).toBe((await dollars()).toFixed(2))
    expect(Number((await booksOf(app, 'platform'))['fees USD']) - feesBefore).toBeCloseTo(fee?.amount ?? 0, 5)
    const after = await pageOf(logisticsId)
    expect(after.charge).toMatchObject({ state: 'paid', paid_at: expect.any(String) })
    expect(after.next).toMatchObject({ who: 'carrier', text: 'The carrier collects the goods.' })
  })

  test('is refused before it is confirmed, with too little money, a wrong code or password, and before verification', async () => {
    const { logisticsId: requested } = await givenBooking(app, token)
    const early = await app.call(shipments.payCode, { body: { logistics_id: requested } }, { token })
    expect([codeOf(early), failure(early).message]).toEqual([
      'ILLEGAL_STATE',
      'You can pay once the booking is confirmed.',
    ])
    const { logisticsId } = await givenShipment(app, token)
    const approval = await freightApproval(app, company, logisticsId)
    for (const wrong of [{ verify_code: '000000' }, { password: 'Not-the-password-1' }]) {
      const refused = await app.call(shipments.pay, { body: { ...approval, ...wrong } }, { token })
      expect(codeOf(refused)).toBe('WRONG_CODE')
    }
    const poor = await givenCompany(app, { kyb: 'Clear' })
    await givenBalance(app, poor, '1.00', 'USD')
    const { logisticsId: dear } = await givenShipment(app, poor.token)
    expect(codeOf(await payFreightOf(app, poor, dear))).toBe('INSUFFICIENT_FUNDS')
    const unknown = await givenCompany(app)
    const { logisticsId: theirs } = await givenShipment(app, unknown.token)
    const body = { logistics_id: theirs }
    expect(codeOf(await app.call(shipments.payCode, { body }, { token: unknown.token }))).toBe('KYB_REQUIRED')
    expect((await pageOf(logisticsId)).charge.state).toBe('due')
  })

  test('is refused with the code for another booking', async () => {
    const [mine, other] = [await givenShipment(app, token), await givenShipment(app, token)]
    const body = await freightApproval(app, company, other.logisticsId)
    const refused = await app.call(
      shipments.pay,
      { body: { ...body, logistics_id: mine.logisticsId } },
      { token },
    )
    expect(codeOf(refused)).toBe('WRONG_CODE')
  })

  test('happens once: a repeat with its key gets the same answer, with another code it is refused', async () => {
    const { logisticsId } = await givenShipment(app, token)
    const body = await freightApproval(app, company, logisticsId)
    const key = 'pay-once'
    const first = await app.call(shipments.pay, { body }, { token, key })
    expect((await app.call(shipments.pay, { body }, { token, key })).body).toEqual(first.body)
    expect(codeOf(await app.call(shipments.pay, { body }, { token }))).toBe('ILLEGAL_STATE')
    const { charge } = await pageOf(logisticsId)
    expect(await dollars()).toBeCloseTo(20_000 - charge.amount, 5)
  })

  test('twice at the same time takes the money once', async () => {
    const { logisticsId } = await givenShipment(app, token)
    const body = await freightApproval(app, company, logisticsId)
    const answers = await Promise.all([1, 2, 3].map(() => app.call(shipments.pay, { body }, { token })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { charge } = await pageOf(logisticsId)
    expect(await dollars()).toBeCloseTo(20_000 - charge.amount, 5)
  })

  test('is for owners and approvers of this company only', async () => {
    const { owner, preparer, approver } = await givenTeam(app, { balance: '20000' })
    const { logisticsId } = await givenShipment(app, preparer.token)
    const which = { body: { logistics_id: logisticsId } }
    expect(codeOf(await app.call(shipments.payCode, which, { token: preparer.token }))).toBe(
      'ROLE_NOT_ALLOWED',
    )
    expect((await app.call(shipments.payCode, which, { token })).status).toBe(404)
    const body = { logistics_id: logisticsId, password: givenPassword, verify_code: '123456' }
    expect((await app.call(shipments.pay, { body }, { token })).status).toBe(404)
    expect((await app.call(shipments.pay, { body })).status).toBe(401)
    expect((await payFreightOf(app, approver, logisticsId)).status).toBe(200)
    expect(owner.companyId).toBe(approver.companyId)
  })
})

describe('cancelling', () => {
  test('a request does not involve the carrier', async () => {
    const { logisticsId } = await givenBooking(app, token)
    expect((await cancel(logisticsId, 'Bought elsewhere')).status).toBe(200)
    const { logistics, timeline } = await pageOf(logisticsId)
    expect(logistics).toMatchObject({
      state: 'cancelled',
      state_reason: 'Bought elsewhere',
      payment: 'not_due',
    })
    expect(timeline.at(-1)).toMatchObject({ actor: 'company', reason: 'Bought elsewhere' })
  })

  test('a paid booking refunds the money once', async () => {
    const { logisticsId } = await givenShipment(app, token)
    await payFreightOf(app, company, logisticsId)
    const answers = await Promise.all([cancel(logisticsId), cancel(logisticsId)])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect(codeOf(await cancel(logisticsId))).toBe('ILLEGAL_STATE')
    await app.runJobs()
    expect(await dollars()).toBe(20_000)
    expect((await providerBooksOf(app, company.companyId)).USD).toBe('20000.00')
    expect((await pageOf(logisticsId)).logistics).toMatchObject({ state: 'cancelled', payment: 'refunded' })
    const again = await app.call(shipments.payCode, { body: { logistics_id: logisticsId } }, { token })
    expect(failure(again).message).toBe('This booking was cancelled, and its payment was refunded.')
  })

  test('a booking that is being paid refunds the money after it was collected', async () => {
    const { logisticsId } = await givenShipment(app, token)
    const { charge } = app.deps.payments
    app.deps.payments.charge = noAnswer
    await payFreightOf(app, company, logisticsId)
    expect((await pageOf(logisticsId)).charge.state).toBe('processing')
    expect((await cancel(logisticsId)).status).toBe(200)
    app.deps.payments.charge = charge
    app.clock.advance(60_000)
    await app.runJobs()
    expect(await dollars()).toBe(20_000)
    expect((await pageOf(logisticsId)).charge.state).toBe('refunded')
  })

  test('is refused once the carrier has the goods', async () => {
    const { logisticsId, carrierBookingNumber } = await givenShipment(app, token)
    // We have no message yet: the carrier is asked.
    await app.deps.sandbox?.carriers.advance(carrierBookingNumber, 30)
    const refused = await cancel(logisticsId)
    expect([codeOf(refused), failure(refused).message]).toEqual([
      'ILLEGAL_STATE',
      'The carrier has received the goods. You can no longer cancel this booking.',
    ])
    await daysPass(app, carrierBookingNumber, 1)
    expect(codeOf(await cancel(logisticsId))).toBe('ILLEGAL_STATE')
  })

  test('is completed automatically after a crash between the carrier’s answer and our record', async () => {
    const { logisticsId, carrierBookingNumber } = await givenShipment(app, token)
    await payFreightOf(app, company, logisticsId)
    await app.deps.carriers.cancel(logisticsId)
    await daysPass(app, carrierBookingNumber, 1)
    await app.runJobs()
    expect((await pageOf(logisticsId)).logistics).toMatchObject({ state: 'cancelled', payment: 'refunded' })
    expect(await dollars()).toBe(20_000)
  })

  test('is refused for another company', async () => {
    const { logisticsId } = await givenBooking(app, token)
    const stranger = await givenCompany(app)
    const body = { logistics_id: logisticsId }
    expect((await app.call(shipments.cancel, { body }, { token: stranger.token })).status).toBe(404)
    expect((await pageOf(logisticsId)).logistics.state).toBe('requested')
  })
})

const codeOf = (answer: { body: unknown }) => failure(answer).error.code
const pageOf = (logisticsId: string) => shipmentPage(app, token, logisticsId)
const cancel = (logistics_id: string, reason?: string) =>
  app.call(shipments.cancel, { body: { logistics_id, ...(reason && { reason }) } }, { token })
const noAnswer = async () => {
  throw new ProviderUnavailable('no answer')
}
const dollars = async () => Number((await booksOf(app, company.companyId))['available USD'] ?? 0)
