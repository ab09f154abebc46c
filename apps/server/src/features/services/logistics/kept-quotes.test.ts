import { logistics } from '@tradelane/contract/logistics/calls'
import { freightQuotes } from '@tradelane/contract/logistics/quote-calls'
import { quotes } from '@tradelane/contract/quotes/calls'
import { expect, test } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenFreights } from '../../../../test/given-freight.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'
import { currentTransaction } from '../../trade/transactions/index.ts'
import { getFreightQuote } from './kept-quotes.ts'
import { sweepOldFreightQuotes } from './sweep-old-freight-quotes.ts'

const app = theApp()

test('a stored offer is returned unchanged, with its route and the search to request it again', async () => {
  const eva = await givenCompany(app)
  const { first } = await givenOffers(eva)
  const { body } = await get(eva, first.shipment_id)
  expect(body).toMatchObject({ freight: first, state: 'live', logistics_id: null })
  expect(body.routes[0]?.geometry.length).toBeGreaterThan(10)
  const again = await app.call(logistics.getQuotes, { body: body.search }, { token: eva.token })
  const [same] = again.body.freights.filter(({ name }) => name === first.name)
  expect(same).toMatchObject({ cost: first.cost, days: first.days, fees: first.fees })
  app.clock.advance(11 * dayMs)
  expect((await getFreightQuote(app.deps, systemScope(eva.companyId), first.shipment_id)).state).toBe(
    'expired',
  )
})

test('saved offers appear in the list of quotes, and are found by carrier and city', async () => {
  const eva = await givenCompany(app)
  const { first, second } = await givenOffers(eva)
  expect(await listed(eva)).toEqual([])
  expect((await save(eva, second.shipment_id)).status).toBe(200)
  const [row, ...others] = await listed(eva)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    quote_id: second.shipment_id,
    product: 'freight',
    state: 'live',
    source_amount: second.cost,
    target_currency: 'USD',
    company_name: second.name,
    way: 'Mumbai, IN → Hamburg, DE',
    subject_id: null,
  })
  expect(await listed(eva, 'freight hamb')).toHaveLength(1)
  expect(await listed(eva, first.name)).toEqual([])
})

test('a booked offer is in the list without being saved, with a link to its booking', async () => {
  const eva = await givenCompany(app)
  const { first } = await givenOffers(eva)
  const { body } = await app.call(logistics.add, { body: { freights: [first] } }, { token: eva.token })
  expect(await listed(eva)).toMatchObject([{ state: 'used', subject_id: body.logistics_id }])
  expect((await get(eva, first.shipment_id)).body).toMatchObject({
    state: 'used',
    logistics_id: body.logistics_id,
  })
})

test('saving twice saves once; saving nothing, or an unknown offer, is refused', async () => {
  const eva = await givenCompany(app)
  const { first, second } = await givenOffers(eva)
  await save(eva, first.shipment_id, first.shipment_id)
  await save(eva, first.shipment_id)
  expect(await listed(eva)).toHaveLength(1)
  expect((await save(eva)).status).toBe(400)
  const unknown = await save(eva, second.shipment_id, '00000000-0000-4000-8000-000000000000')
  expect(failure(unknown).error.code).toBe('NOT_FOUND')
  expect(await listed(eva)).toHaveLength(1)
})

test('another company can neither read nor save it, and payment quotes do not include freight', async () => {
  const [eva, stranger] = [await givenCompany(app), await givenCompany(app)]
  const { first } = await givenOffers(eva)
  expect((await get(stranger, first.shipment_id)).status).toBe(404)
  expect((await save(stranger, first.shipment_id)).status).toBe(404)
  expect(await listed(eva)).toEqual([])
  await save(eva, first.shipment_id)
  const asPayment = await app.call(
    quotes.get,
    { query: { quote_id: first.shipment_id } },
    { token: eva.token },
  )
  expect(asPayment.status).toBe(404)
})

test('a saved offer stays in the list after it has expired', async () => {
  const eva = await givenCompany(app)
  const { first, second } = await givenOffers(eva)
  await save(eva, first.shipment_id)
  app.clock.advance(60 * dayMs)
  await sweepOldFreightQuotes(app.deps)
  // Nobody is signed in for so long.
  const kept = await getFreightQuote(app.deps, systemScope(eva.companyId), first.shipment_id)
  expect(kept.state).toBe('expired')
  await expect(getFreightQuote(app.deps, systemScope(eva.companyId), second.shipment_id)).rejects.toThrow(
    Refusal,
  )
})

test('a saved offer belongs to the trade in which it was saved, an unsaved one to none', async () => {
  const eva = await givenCompany(app)
  const { first, second } = await givenOffers(eva)
  await save(eva, first.shipment_id)
  const { transaction_id } = await currentTransaction(app.db, systemScope(eva.companyId), app.clock.now())
  expect((await get(eva, first.shipment_id)).body.transaction_id).toBe(transaction_id)
  expect((await get(eva, second.shipment_id)).body.transaction_id).toBeNull()
})

const dayMs = 86_400_000

const get = ({ token }: Pick<GivenCompany, 'token'>, shipment_id: string) =>
  app.call(freightQuotes.get, { query: { shipment_id } }, { token })
const save = ({ token }: Pick<GivenCompany, 'token'>, ...shipment_ids: string[]) =>
  app.call(freightQuotes.save, { body: { shipment_ids } }, { token })
const listed = async ({ token }: Pick<GivenCompany, 'token'>, search?: string) =>
  (await app.call(quotes.list, { query: { ...(search && { search }) } }, { token })).body.data

async function givenOffers(company: GivenCompany) {
  const [first, second] = await givenFreights(app, company.token)
  if (!first || !second) throw new Error('nobody sails')
  return { first, second }
}
