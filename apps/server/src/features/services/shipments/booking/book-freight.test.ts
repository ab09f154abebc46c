import { logistics } from '@tradelane/contract/logistics/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../../test/given-company.ts'
import { givenFreights } from '../../../../../test/given-freight.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { sweepOldFreightQuotes } from '../../logistics/index.ts'

const app = theApp()

test('a chosen offer becomes a booking with a number, promised within two business days', async () => {
  const { token } = await givenCompany(app)
  const { offer, body } = await chosen(token)
  const added = await app.call(logistics.add, { body }, { token })
  expect(added.body).toMatchObject({
    status: 'success',
    booking_number: expect.stringMatching(/^FB-\d{4}-\d{6}$/),
  })
  expect(added.body.msg).toContain('confirmation from the shipper in 2 business days')
  const { logistics_id } = added.body
  expect(await statesOf(logistics_id)).toEqual([
    { from_state: null, to_state: 'requested' },
    { from_state: 'requested', to_state: 'details_missing' },
  ])

  const got = await app.call(logistics.get, { body: { logistics_id } }, { token })
  expect(got.body.logistics).toMatchObject({ state: 'requested', freight: { ...offer } })
  expect(got.body.timeline[0]).toMatchObject({ from: null, to: 'requested' })
  expect(got.body.routes[0]?.geometry.length).toBeGreaterThan(10)
  const { requested_at, confirm_due_at } = got.body.logistics
  expect(Date.parse(confirm_due_at) - Date.parse(requested_at)).toBeGreaterThanOrEqual(2 * day)

  const all = await app.call(logistics.list, { query: {} }, { token })
  expect(all.body.logistics.map((booking) => booking.logistics_id)).toEqual([logistics_id])
})

test('another price, time, carrier or route than quoted is refused, and nothing is booked', async () => {
  const { token, companyId } = await givenCompany(app)
  const { offer, body } = await chosen(token)
  const lies = [
    { freights: [{ ...offer, cost: offer.cost - 100 }] },
    { freights: [{ ...offer, days: 1 }] },
    { freights: [{ ...offer, name: 'Nobody Lines' }] },
    { freights: [{ ...offer, to_city: 'Oslo, NO' }] },
    { to_city: 'Oslo' },
    { container_size: 'ST20' },
  ]
  for (const lie of lies) {
    const refused = await app.call(logistics.add, { body: { ...body, ...lie } }, { token })
    expect([refused.status, failure(refused).error.code]).toEqual([409, 'QUOTE_ALTERED'])
    expect(failure(refused).message).toBe('This differs from the quote. Please search again.')
  }
  const none = await app.call(logistics.add, { body: { ...body, freights: [] } }, { token })
  expect(none.status).toBe(400)
  const booked = await app.db
    .selectFrom('freight_bookings')
    .select('uid')
    .where('uid', '=', companyId)
    .execute()
  expect(booked).toEqual([])
})

test('a stored quote whose price differs from its rate card is refused as altered', async () => {
  const { token } = await givenCompany(app)
  const { offer, body } = await chosen(token)
  const cheap = { ...offer, cost: 1 }
  await app.db
    .updateTable('freight_quotes')
    .set({ cost_amount: 100n, freight: JSON.stringify({ ...cheap, cost: '1.00' }) })
    .where('shipment_id', '=', offer.shipment_id)
    .execute()
  const refused = await app.call(logistics.add, { body: { ...body, freights: [cheap] } }, { token })
  expect(failure(refused).error.code).toBe('QUOTE_ALTERED')
})

test('an expired quote is refused', async () => {
  const { token } = await givenCompany(app)
  const byAir = { freight_type: 'Air', transportation_by: undefined, container_size: '' } as const
  const [offer] = await givenFreights(app, token, byAir)
  if (!offer) throw new Error('nobody flies')
  const left = Date.parse(offer.valid_until) - app.clock.now().getTime()
  // Three days, and what is left of today where the company is.
  expect([left > 2 * day, left < 4 * day]).toEqual([true, true])
  app.clock.advance(left + 1)
  const refused = await app.call(logistics.add, { body: { freights: [offer] } }, { token })
  expect([refused.status, failure(refused).error.code]).toEqual([422, 'QUOTE_EXPIRED'])
  expect(failure(refused).message).toBe('This quote has expired. Please search again.')
  const again = await givenFreights(app, token, byAir)
  expect((await app.call(logistics.add, { body: { freights: again.slice(0, 1) } }, { token })).status).toBe(
    200,
  )
})

test('an offer is booked once: a repeat with its key gets the same answer, without a key it is refused', async () => {
  const { token, companyId } = await givenCompany(app)
  const { body } = await chosen(token)
  const key = 'book-once'
  const [first, second] = [
    await app.call(logistics.add, { body }, { token, key }),
    await app.call(logistics.add, { body }, { token, key }),
  ]
  expect(second.body).toEqual(first.body)
  expect(failure(await app.call(logistics.add, { body }, { token })).error.code).toBe('QUOTE_USED')
  const booked = await app.db
    .selectFrom('freight_bookings')
    .select('uid')
    .where('uid', '=', companyId)
    .execute()
  expect(booked).toHaveLength(1)
})

test('another company finds neither the offer nor the booking', async () => {
  const { token } = await givenCompany(app)
  const stranger = await givenCompany(app)
  const { body } = await chosen(token)
  expect((await app.call(logistics.add, { body }, { token: stranger.token })).status).toBe(404)
  const { logistics_id } = (await app.call(logistics.add, { body }, { token })).body
  expect((await app.call(logistics.get, { body: { logistics_id } }, { token: stranger.token })).status).toBe(
    404,
  )
  expect((await app.call(logistics.list, { query: {} }, { token: stranger.token })).body.logistics).toEqual(
    [],
  )
  expect((await app.call(logistics.add, { body })).status).toBe(401)
})

test('unused offers are deleted a month after they expire; booked ones stay', async () => {
  const { token } = await givenCompany(app)
  const { offer, body } = await chosen(token)
  await app.call(logistics.add, { body }, { token })
  const [left] = await givenFreights(app, token)
  app.clock.advance(60 * day)
  await sweepOldFreightQuotes(app.deps)
  const kept = await app.db.selectFrom('freight_quotes').select('shipment_id').execute()
  const ids = kept.map((row) => row.shipment_id)
  expect(ids).toContain(offer.shipment_id)
  expect(ids).not.toContain(left?.shipment_id)
})

const day = 86_400_000

/** What the specification's client sends: its constants, the way, and the offer as it was answered. */
async function chosen(token: string) {
  const [offer] = await givenFreights(app, token)
  if (!offer) throw new Error('nobody sails')
  const constants = { cid: 123, height: '2.5', length: '12', weight: '2000', width: '2.5' }
  return { offer, body: { ...constants, from_city: 'Mumbai', to_city: 'Hamburg', freights: [{ ...offer }] } }
}

async function statesOf(logisticsId: string) {
  return app.db
    .selectFrom('events')
    .select(['from_state', 'to_state'])
    .where('subject', '=', 'logistics')
    .where('subject_id', '=', logisticsId)
    .execute()
}
