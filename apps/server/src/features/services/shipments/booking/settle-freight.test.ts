import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenBalance } from '../../../../../test/given-balance.ts'
import { type GivenCompany, givenCompany } from '../../../../../test/given-company.ts'
import {
  givenBooking,
  givenShipment,
  payFreightOf,
  shipmentPage,
} from '../../../../../test/given-shipment.ts'
import { failure, type TestApp } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { reconcileProvider } from '../../../books/reconciliation/index.ts'
import { getBooking, paymentOf } from '../bookings.ts'
import { readCarrierUpdate } from '../tracking/read-carrier-update.ts'
import { cancelCarriage } from './cancel-carriage.ts'
import { releaseShipment } from './release-shipment.ts'

// What is collected for a freight, what the carrier is asked because of it, and what is paid back.

const app = theApp()
let company: GivenCompany
let charge: TestApp['deps']['payments']['charge']
let carriers: TestApp['deps']['carriers']
beforeAll(async () => {
  const { deps } = app
  charge = deps.payments.charge.bind(deps.payments)
  const own = deps.carriers
  carriers = { ...own, release: own.release.bind(own), cancel: own.cancel.bind(own) }
})
/** What the carrier was asked for, in order. */
let asked: string[]
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
  await givenBalance(app, company, '20000.00', 'USD')
  asked = []
  app.deps.carriers.release = async (key) => {
    asked.push('release')
    return carriers.release(key)
  }
  app.deps.carriers.cancel = async (key) => {
    asked.push('cancel')
    return carriers.cancel(key)
  }
})
afterEach(async () => {
  app.deps.payments.charge = charge
  Object.assign(app.deps.carriers, { release: carriers.release, cancel: carriers.cancel })
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

describe('freight that the provider', () => {
  test('refuses to collect is due again, and the money is back', async () => {
    const { logisticsId } = await givenShipment(app, company.token)
    app.deps.payments.charge = async ({ key, amount }) => ({
      key,
      amount,
      status: 'rejected',
      reason: 'The wallet is closed.',
    })
    const refused = await payFreightOf(app, company, logisticsId)
    expect(failure(refused)).toMatchObject({
      message: 'The wallet is closed.',
      error: { code: 'PROVIDER_REFUSED' },
    })
    await app.runJobs()
    expect(await paymentStateOf(logisticsId)).toBe('due')
    const page = await shipmentPage(app, company.token, logisticsId)
    expect(page.charge.refusal).toBe('The wallet is closed.')
    expect(page.timeline.at(-1)).toMatchObject({ to: 'payment_refused', reason: 'The wallet is closed.' })
    expect(await books()).toEqual({ 'available USD': '20000.00', 'available EUR': '700.00' })
    expect(asked).toEqual([])
  })

  test('has not collected yet is held, and the carrier is not asked to hand the goods over', async () => {
    const { logisticsId } = await givenShipment(app, company.token)
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'processing' })
    const answer = await payFreightOf(app, company, logisticsId)
    expect(answer.body).toMatchObject({ payment_status: 'processing' })
    expect(await paymentStateOf(logisticsId)).toBe('processing')
    expect(await books()).toHaveProperty('held USD')
    expect(asked).toEqual([])
    app.deps.payments.charge = charge
    app.clock.advance(60_000)
    await app.runJobs()
    expect(await paymentStateOf(logisticsId)).toBe('paid')
    expect(asked).toEqual(['release'])
  })
})

describe('the carrier is asked to hand the goods over', () => {
  test('once, though the job runs again', async () => {
    const { logisticsId } = await givenShipment(app, company.token)
    await payFreightOf(app, company, logisticsId)
    await app.runJobs()
    await releaseShipment(app.deps, keyOf(logisticsId))
    expect(asked).toEqual(['release'])
    expect((await bookingOf(logisticsId)).released_at).toEqual(expect.any(Date))
  })

  test('for the paid booking alone', async () => {
    const [paid, other] = [await givenShipment(app, company.token), await givenShipment(app, company.token)]
    await payFreightOf(app, company, paid.logisticsId)
    await app.runJobs()
    expect((await bookingOf(other.logisticsId)).released_at).toBeNull()
  })

  test('not before the freight is paid', async () => {
    const { logisticsId } = await givenShipment(app, company.token)
    await releaseShipment(app.deps, keyOf(logisticsId))
    expect(asked).toEqual([])
  })

  test('not after the freight was paid back', async () => {
    const { logisticsId } = await givenShipment(app, company.token)
    await payFreightOf(app, company, logisticsId)
    await cancel(logisticsId)
    await app.runJobs()
    expect(await books()).toMatchObject({ 'available USD': '20000.00' })
    expect(asked).toEqual(['cancel'])
  })

  test('not for another company', async () => {
    const { logisticsId } = await givenShipment(app, company.token)
    const { companyId } = await givenCompany(app)
    await expect(releaseShipment(app.deps, { companyId, logisticsId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

test('freight of one booking is paid back, and of no other', async () => {
  const [given, kept] = [await givenShipment(app, company.token), await givenShipment(app, company.token)]
  for (const { logisticsId } of [given, kept]) {
    app.clock.advance(31_000)
    await payFreightOf(app, company, logisticsId)
  }
  await cancel(given.logisticsId)
  expect(await paymentStateOf(given.logisticsId)).toBe('refunded')
  expect(await paymentStateOf(kept.logisticsId)).toBe('paid')
})

describe('a booking is cancelled with the carrier', () => {
  test('by its company, where its confirmation may still be in progress', async () => {
    const { logisticsId } = await givenBooking(app, company.token, { goods: 'SIM-TIMEOUT' })
    const { token } = await givenAdministrator(app)
    await app.call(officeBookings.confirm, { body: { logistics_id: logisticsId } }, { token })
    await cancel(logisticsId)
    await app.runJobs()
    expect(asked).toEqual(['cancel'])
    app.clock.advance(120_000)
    await app.runJobs()
    expect(asked).toEqual(['cancel', 'cancel'])
  })

  test('not where the carrier was never asked for it', async () => {
    const { logisticsId } = await givenBooking(app, company.token)
    await cancel(logisticsId)
    await app.runJobs()
    expect(asked).toEqual([])
  })

  test('now and again two minutes later, where its confirmation may still be in progress', async () => {
    const { logisticsId } = await givenBooking(app, company.token, { goods: 'SIM-TIMEOUT' })
    const { token } = await givenAdministrator(app)
    await app.call(officeBookings.confirm, { body: { logistics_id: logisticsId } }, { token })
    await app.call(officeBookings.deny, { body: { logistics_id: logisticsId, reason: 'No' } }, { token })
    await app.runJobs()
    expect(asked).toEqual(['cancel'])
    app.clock.advance(120_000)
    await app.runJobs()
    expect(asked).toEqual(['cancel', 'cancel'])
  })

  test('not by the job where it is wanted still', async () => {
    const { logisticsId } = await givenShipment(app, company.token)
    await cancelCarriage(app.deps, keyOf(logisticsId))
    expect(asked).toEqual([])
    expect((await bookingOf(logisticsId)).state).toBe('confirmed')
  })

  test('without an error where we read its own cancellation at that moment, and paid back once', async () => {
    const { logisticsId } = await givenShipment(app, company.token)
    await payFreightOf(app, company, logisticsId)
    app.deps.carriers.cancel = async (key) => {
      const answer = await carriers.cancel(key)
      await readCarrierUpdate(app.deps, keyOf(logisticsId))
      return answer
    }
    expect((await cancel(logisticsId)).status).toBe(200)
    await app.runJobs()
    expect(await books()).toMatchObject({ 'available USD': '20000.00' })
  })
})

test('An update that the carrier cannot give is asked for again by the job', async () => {
  const { logisticsId } = await givenShipment(app, company.token)
  const { findUpdate } = app.deps.carriers
  app.deps.carriers.findUpdate = async () => undefined
  await expect(readCarrierUpdate(app.deps, keyOf(logisticsId))).rejects.toThrow(logisticsId)
  app.deps.carriers.findUpdate = findUpdate
})

const keyOf = (logisticsId: string) => ({ companyId: company.companyId, logisticsId })
const bookingOf = (logisticsId: string) => getBooking(app.db, systemScope(company.companyId), logisticsId)
const paymentStateOf = async (logisticsId: string) => paymentOf(await bookingOf(logisticsId))
const cancel = (logistics_id: string) =>
  app.call(shipments.cancel, { body: { logistics_id } }, { token: company.token })
const books = () => booksOf(app, company.companyId)
