import { claims } from '@tradelane/contract/claims/calls'
import { insurance } from '@tradelane/contract/insurance/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenBalance } from '../../../../../test/given-balance.ts'
import { givenDraftClaim } from '../../../../../test/given-claim.ts'
import { type GivenCompany, givenCompany } from '../../../../../test/given-company.ts'
import { givenCoveredShipment, insuredGoods } from '../../../../../test/given-covered-freight.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import {
  daysPass,
  freightApproval,
  givenBooking,
  payFreightOf,
  shipmentPage,
} from '../../../../../test/given-shipment.ts'
import { race } from '../../../../../test/race.ts'
import { failure, type TestApp } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { readCarrierUpdate } from './read-carrier-update.ts'

// What becomes of insurance that was chosen with the freight where the booking ends, or the goods leave.

const app = theApp()
beforeAll(async () => {
  charge = app.deps.payments.charge.bind(app.deps.payments)
})
checkBooksAfterEach(app, {
  restore: () => {
    app.deps.payments.charge = charge
  },
  runsJobs: true,
})
let company: GivenCompany
let charge: TestApp['deps']['payments']['charge']
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
  await givenBalance(app, company, '20000.00', 'USD')
})

describe('a booking that is cancelled', () => {
  test('after its payment cancels the policy and pays everything back, once', async () => {
    const { logisticsId } = await givenCoveredShipment(app, company.token)
    await pay(logisticsId)
    await cancel(logisticsId)
    await app.runJobs()
    const policy = await policyOf(logisticsId)
    expect(policy).toMatchObject({ state: 'cancelled', reason: expect.stringContaining('was cancelled') })
    expect(await books()).toMatchObject({ 'available USD': '20000.00' })
    expect((await pageOf(logisticsId)).cover).toMatchObject({ state: 'cancelled' })
    const query = Object.fromEntries(new URL(policy?.verification_url ?? '').searchParams)
    const verified = await app.call(insurance.verify, { query })
    expect(verified.body.certificate?.standing).toBe('cancelled')
  })

  test('while it is being paid leaves no policy in force', async () => {
    const { logisticsId } = await givenCoveredShipment(app, company.token)
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'processing' })
    await pay(logisticsId)
    await cancel(logisticsId)
    app.deps.payments.charge = charge
    app.clock.advance(60_000)
    await app.runJobs()
    await app.runJobs()
    expect((await policyOf(logisticsId))?.state).toBe('cancelled')
    expect(await books()).toMatchObject({ 'available USD': '20000.00' })
  })

  test('by its carrier cancels the policy too', async () => {
    const { logisticsId, carrierBookingNumber } = await givenCoveredShipment(app, company.token)
    await pay(logisticsId)
    const update = app.deps.carriers.findUpdate.bind(app.deps.carriers)
    app.deps.carriers.findUpdate = async (key) => {
      const known = await update(key)
      return known && { ...known, isCancelled: true }
    }
    await follow(logisticsId)
    app.deps.carriers.findUpdate = update
    await app.runJobs()
    expect(carrierBookingNumber).not.toBe('')
    expect((await policyOf(logisticsId))?.state).toBe('cancelled')
    expect(await books()).toMatchObject({ 'available USD': '20000.00' })
  })

  test('before its payment was never insured', async () => {
    const { logisticsId } = await givenBooking(app, company.token, insuredGoods)
    await cancel(logisticsId)
    expect(await policies()).toEqual([])
    expect((await pageOf(logisticsId)).cover?.state).toBe('lapsed')
  })

  test('at the moment of its payment is either never insured, or not insured any more', async () => {
    const { logisticsId } = await givenCoveredShipment(app, company.token)
    const body = await freightApproval(app, company, logisticsId)
    const paid = () => app.call(shipments.pay, { body }, { token: company.token })
    await race<unknown>(app, [paid, () => cancel(logisticsId)])
    await app.runJobs()
    expect((await policyOf(logisticsId))?.state).not.toBe('bound')
    expect(await books()).toMatchObject({ 'available USD': '20000.00' })
  })

  test('is the only way to cancel its policy', async () => {
    const { logisticsId } = await givenCoveredShipment(app, company.token)
    await pay(logisticsId)
    const { insurance_id = '' } = (await policyOf(logisticsId)) ?? {}
    const alone = await app.call(insurance.cancel, { body: { insurance_id } }, { token: company.token })
    expect(failure(alone)).toMatchObject({
      message: expect.stringContaining('bought with its shipment'),
      error: { code: 'ILLEGAL_STATE' },
    })
    expect((await policyOf(logisticsId))?.state).toBe('bound')
  })
})

describe('a booking whose insurance has a claim', () => {
  const halfDay = 43_200_000
  const claimed = async () => {
    // A cover starts once its day has started everywhere: at noon in Greenwich.
    app.clock.advance(Math.max(0, halfDay - (app.clock.now().getTime() % (2 * halfDay))))
    const { logisticsId } = await givenCoveredShipment(app, company.token, {
      shipping_date: dayFromNow(app, 0),
    })
    await pay(logisticsId)
    const { insurance_id = '' } = (await policyOf(logisticsId)) ?? {}
    const draft = () => givenDraftClaim(app, company, { insurance_id })
    return { logisticsId, draft }
  }
  const submit = (claim_id: string) =>
    app.call(claims.submit, { body: { claim_id } }, { token: company.token })

  test('is not cancelled by its company: nobody is paid for a loss and gets the premium back', async () => {
    const { logisticsId, draft } = await claimed()
    await submit(await draft())
    const before = await books()
    expect(failure(await cancel(logisticsId))).toMatchObject({
      message: expect.stringContaining('A claim was made'),
      error: { code: 'ILLEGAL_STATE' },
    })
    await app.runJobs()
    expect((await pageOf(logisticsId)).logistics.state).toBe('confirmed')
    expect(await books()).toEqual(before)
  })

  test('is cancelled where it is a draft only, which then cannot be sent', async () => {
    const { logisticsId, draft } = await claimed()
    const claimId = await draft()
    expect((await cancel(logisticsId)).status).toBe(200)
    expect(failure(await submit(claimId)).error.code).toBe('ILLEGAL_STATE')
    await app.runJobs()
    expect(await books()).toMatchObject({ 'available USD': '20000.00' })
  })

  test('and is cancelled by its carrier is refunded, and its claim can still be decided', async () => {
    const { logisticsId, draft } = await claimed()
    await submit(await draft())
    const update = app.deps.carriers.findUpdate.bind(app.deps.carriers)
    app.deps.carriers.findUpdate = async (key) => {
      const known = await update(key)
      return known && { ...known, isCancelled: true }
    }
    await follow(logisticsId)
    app.deps.carriers.findUpdate = update
    await app.runJobs()
    expect((await pageOf(logisticsId)).logistics.state).toBe('cancelled')
    expect((await policyOf(logisticsId))?.state).toBe('bound')
    expect(await books()).toMatchObject({ 'available USD': '20000.00' })
  })

  test('at the moment of its cancellation is either claimed or cancelled', async () => {
    const { logisticsId, draft } = await claimed()
    const claimId = await draft()
    const answers = await race<{ status: number }>(app, [() => cancel(logisticsId), () => submit(claimId)])
    const statuses = answers.map((answer) => answer.status === 'fulfilled' && answer.value.status)
    expect(statuses.toSorted()).toEqual([200, 409])
  })
})

describe('goods that have left before they were paid for', () => {
  test('are not insured, and the bill is the freight alone', async () => {
    const { logisticsId, bookingNumber } = await givenCoveredShipment(app, company.token)
    const before = (await pageOf(logisticsId)).charge
    await daysPass(app, bookingNumber, 20)
    await follow(logisticsId)
    const { charge, cover, timeline, logistics: booking } = await pageOf(logisticsId)
    expect(booking.state).not.toBe('confirmed')
    expect(cover?.state).toBe('lapsed')
    expect(timeline.map(({ to }) => to)).toContain('cover_lapsed')
    expect(charge.lines.map(({ code }) => code)).toEqual(['freight', 'service_fee'])
    expect(charge.lines).toEqual(before.lines.slice(0, 2))
    expect((await pay(logisticsId)).body.payment_status).toBe('paid')
    expect(await policies()).toEqual([])
    expect((await pageOf(logisticsId)).charge.amount).toBe(charge.amount)
  })

  test('are insured where they leave while the payment is being collected', async () => {
    const { logisticsId, bookingNumber } = await givenCoveredShipment(app, company.token)
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'processing' })
    await pay(logisticsId)
    await daysPass(app, bookingNumber, 20)
    await follow(logisticsId)
    app.deps.payments.charge = charge
    app.clock.advance(60_000)
    await app.runJobs()
    expect((await policyOf(logisticsId))?.state).toBe('bound')
  })

  test('are not insured where the payment is refused after they have left', async () => {
    const { logisticsId, bookingNumber } = await givenCoveredShipment(app, company.token)
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'processing' })
    await pay(logisticsId)
    await daysPass(app, bookingNumber, 20)
    await follow(logisticsId)
    app.deps.payments.charge = async ({ key, amount }) => ({
      key,
      amount,
      status: 'rejected',
      reason: 'The wallet is closed.',
    })
    app.clock.advance(60_000)
    await app.runJobs()
    expect((await pageOf(logisticsId)).cover?.state).toBe('lapsed')
  })
})

const pageOf = (logisticsId: string) => shipmentPage(app, company.token, logisticsId)
const pay = (logisticsId: string) => payFreightOf(app, company, logisticsId)
const cancel = (logistics_id: string) =>
  app.call(shipments.cancel, { body: { logistics_id } }, { token: company.token })
const books = () => booksOf(app, company.companyId)
const policies = async () =>
  (await app.call(insurance.list, { query: {} }, { token: company.token })).body.insurance
const policyOf = async (logisticsId: string) => {
  const found = (await policies()).filter(({ logistics_id }) => logistics_id === logisticsId)
  expect(found.length).toBeLessThanOrEqual(1)
  return found[0]
}
const follow = (logisticsId: string) =>
  readCarrierUpdate(app.deps, { companyId: company.companyId, logisticsId })
