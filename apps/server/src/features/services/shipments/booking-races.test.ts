import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenBalance } from '../../../../test/given-balance.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { freightApproval, givenBooking, givenShipment } from '../../../../test/given-shipment.ts'
import { duringApproval, race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { getBooking } from './bookings.ts'

const app = theApp()
let company: GivenCompany
let office: { token: string }
beforeAll(async () => {
  office = { token: (await givenAdministrator(app)).token }
})
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
  await givenBalance(app, company, '20000.00', 'USD')
})
afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))

test('freight is not paid for a booking that is cancelled at that moment', async () => {
  const { logisticsId } = await givenShipment(app, company.token)
  const approval = await freightApproval(app, company, logisticsId)
  const [cancelled, paid] = await race(app, [() => cancel(logisticsId), () => pay(approval)])
  expect(cancelled).toMatchObject({ value: { status: 200 } })
  expect(paid).toMatchObject({ value: { status: 409, body: { error: { code: 'ILLEGAL_STATE' } } } })
  expect(await available()).toBe('20000.00')
})

test('freight is not paid for a booking that was cancelled since the code was entered', async () => {
  const { logisticsId } = await givenShipment(app, company.token)
  const approval = await freightApproval(app, company, logisticsId)
  const answer = await duringApproval(
    app,
    () => pay(approval),
    async () => expect((await cancel(logisticsId)).status).toBe(200),
  )
  expect(failure(answer).error.code).toBe('ILLEGAL_STATE')
  expect(await available()).toBe('20000.00')
})

test('a request that two people cancel at once is cancelled once', async () => {
  const { logisticsId } = await givenBooking(app, company.token)
  const [first, second] = await race(app, [() => cancel(logisticsId), () => cancel(logisticsId)])
  expect(first).toMatchObject({ value: { status: 200 } })
  expect(second).toMatchObject({ value: { status: 409, body: { error: { code: 'CONFLICT' } } } })
})

test('a request that is cancelled at the moment of its denial is cancelled', async () => {
  const { logisticsId } = await givenBooking(app, company.token)
  const [cancelled, denied] = await race(app, [() => cancel(logisticsId), () => deny(logisticsId)])
  expect(cancelled).toMatchObject({ value: { status: 200 } })
  expect(denied).toMatchObject({ value: { status: 409, body: { error: { code: 'ILLEGAL_STATE' } } } })
  expect(await stateOf(logisticsId)).toBe('cancelled')
})

test('a request that was denied a moment before its confirmation is not confirmed', async () => {
  const { logisticsId } = await givenBooking(app, company.token)
  const [denied, confirmed] = await race(app, [() => deny(logisticsId), () => confirm(logisticsId)])
  expect(denied).toMatchObject({ value: { status: 200 } })
  expect(confirmed).toMatchObject({ value: { status: 409, body: { error: { code: 'ILLEGAL_STATE' } } } })
  expect(await stateOf(logisticsId)).toBe('denied')
})

test('a request that was denied while the carrier was being asked is not confirmed', async () => {
  const { logisticsId } = await givenBooking(app, company.token)
  const { book } = app.deps.carriers
  app.deps.carriers.book = async (request) => {
    const answer = await book(request)
    await deny(logisticsId)
    return answer
  }
  const confirmed = await confirm(logisticsId)
  app.deps.carriers.book = book
  expect(failure(confirmed).error.code).toBe('ILLEGAL_STATE')
  expect(await stateOf(logisticsId)).toBe('denied')
})

test('a request that is confirmed at the moment of its cancellation has to be cancelled with the carrier', async () => {
  const { logisticsId } = await givenBooking(app, company.token)
  const [confirmed, cancelled] = await race(app, [() => confirm(logisticsId), () => cancel(logisticsId)])
  expect(confirmed).toMatchObject({ value: { status: 200 } })
  expect(cancelled).toMatchObject({ value: { status: 409, body: { error: { code: 'CONFLICT' } } } })
  expect(await stateOf(logisticsId)).toBe('confirmed')
})

type Answer = { status: number; body: unknown }
type Approval = Awaited<ReturnType<typeof freightApproval>>
const cancel = (logistics_id: string): Promise<Answer> =>
  app.call(shipments.cancel, { body: { logistics_id } }, { token: company.token })
const pay = (body: Approval): Promise<Answer> => app.call(shipments.pay, { body }, { token: company.token })
const confirm = (logistics_id: string): Promise<Answer> =>
  app.call(officeBookings.confirm, { body: { logistics_id } }, office)
const deny = (logistics_id: string): Promise<Answer> =>
  app.call(officeBookings.deny, { body: { logistics_id, reason: 'No sailing that week' } }, office)
const stateOf = async (logisticsId: string) =>
  (await getBooking(app.db, systemScope(company.companyId), logisticsId)).state
const available = async () => (await booksOf(app, company.companyId))['available USD']
