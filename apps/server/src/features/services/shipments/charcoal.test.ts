import { logistics } from '@tradelane/contract/logistics/calls'
import { freightQuotes } from '@tradelane/contract/logistics/quote-calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenFreights, mumbaiToHamburg } from '../../../../test/given-freight.ts'
import { completeDetails, givenBooking, shipmentPage } from '../../../../test/given-shipment.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { getBooking, quotedFreight } from './bookings.ts'
import { carriageRequest } from './carriage.ts'
import { readDetails } from './details.ts'
import { dangerousGoodsDeclaration } from './papers/dangerous-goods-declaration.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

const bags = {
  un_number: '1361',
  packing_group: 'III',
  net_quantity: 16_000,
  packages: 1_600,
  packaging: 'bags',
} as const
const declared = { dangerous_goods: [bags], emergency_contact: 'Ada Okafor, +1 212 555 0147' }
const facts = {
  produced_on: '2026-11-01',
  packed_on: '2026-11-16',
  material_temperature_c: 28,
  ambient_temperature_c: 31.5,
}

test('a search whose goods sound like charcoal is asked to declare it, or to say that they are none', async () => {
  expect(Object.keys(await refusedSearch({ goods_description: 'Shisha coal cubes' }))).toEqual([
    'goods_description',
  ])
  const named = { goods_description: 'Shisha coal cubes' }
  expect((await search({ ...named, ...declared })).status).toBe(200)
  const { status, body } = await search({ goods_description: 'Steel briquettes', not_charcoal: true })
  expect(status).toBe(200)
  const query = { shipment_id: body.freights[0]?.shipment_id ?? '' }
  const kept = await app.call(freightQuotes.get, { query }, { token: ada.token })
  expect(kept.body.search).toMatchObject({ goods_description: 'Steel briquettes', not_charcoal: true })
  const suggested = await app.call(shipments.suggestDetails, { query }, { token: ada.token })
  expect(suggested.body.details).toMatchObject({ goods_description: 'Steel briquettes', not_charcoal: true })
  expect(suggested.body.asked).toEqual({ un_numbers: [], by_sea: true, cleared: false })
})

test('declared charcoal needs its days and temperatures, and its declaration has them', async () => {
  const { logisticsId } = await givenBooking(app, ada.token, declared)
  expect((await save(logisticsId, { goods_description: 'Coconut shell charcoal' })).status).toBe(200)
  const page = await shipmentPage(app, ada.token, logisticsId)
  expect(page.asked.un_numbers).toEqual(['1361'])
  expect(await openTasks()).toContain('give-booking-details')
  expect(await charcoalOf(logisticsId)).toBe('Days and temperatures not given yet')

  const tooSoon = await save(logisticsId, { charcoal: { ...facts, packed_on: '2026-11-14' } })
  expect(Object.keys(failure(tooSoon).error.fields ?? {})).toEqual(['details.charcoal.packed_on'])
  expect((await save(logisticsId, { charcoal: facts })).status).toBe(200)
  expect(await openTasks()).not.toContain('give-booking-details')
  const text = 'produced 1 Nov 2026, packed 16 Nov 2026, charcoal 28 °C when packed, air 31.5 °C when packed'
  expect(await charcoalOf(logisticsId)).toBe(text)
  const booking = await bookingOf(logisticsId)
  const request = carriageRequest(logisticsId, quotedFreight(booking), await readDetails(app.db, booking))
  expect(request.goods).toBe(`Coconut shell charcoal, ${text}`)
  const { logistics: booked } = await shipmentPage(app, ada.token, logisticsId)
  expect(booked.freight.notes?.map(({ text: note }) => note).join()).toContain('30 cm free above it')
})

test('details that name charcoal, or its code, are refused where none was declared', async () => {
  const { logisticsId } = await givenBooking(app, ada.token)
  const fieldsOf = async (changes: object) => failure(await save(logisticsId, changes)).error.fields ?? {}
  expect(await fieldsOf({ goods_description: 'Biochar' })).toEqual({
    'details.goods_description': expect.stringContaining('declare UN 1361'),
  })
  expect(Object.keys(await fieldsOf({ hs_codes: ['4402.20'], not_charcoal: true }))).toEqual([
    'details.hs_codes',
  ])
  const other = { goods_description: 'Lignite briquettes', not_charcoal: true }
  expect((await save(logisticsId, other)).status).toBe(200)

  const [offer] = await givenFreights(app, ada.token)
  const details = { ...completeDetails, goods_description: 'Hookah coal' }
  const answer = await app.call(
    logistics.add,
    { body: { freights: offer ? [offer] : [], details } },
    { token: ada.token },
  )
  expect(Object.keys(failure(answer).error.fields ?? {})).toEqual(['details.goods_description'])
})

const search = (changes: Parameters<typeof mumbaiToHamburg>[1]) =>
  app.call(logistics.getQuotes, { body: mumbaiToHamburg(app, changes) }, { token: ada.token })
const refusedSearch = async (changes: Parameters<typeof mumbaiToHamburg>[1]) =>
  failure(await search(changes)).error.fields ?? {}
const save = (logistics_id: string, changes: object) =>
  app.call(
    shipments.saveDetails,
    {
      body: {
        logistics_id,
        details: { ...completeDetails, goods_description: 'Coconut shell charcoal', ...changes },
      },
    },
    { token: ada.token },
  )
const bookingOf = async (logisticsId: string) => getBooking(app.db, systemScope(ada.companyId), logisticsId)
async function charcoalOf(logisticsId: string) {
  const { facts: printed } = await dangerousGoodsDeclaration(app.deps, await bookingOf(logisticsId))
  return Object.fromEntries(printed)['Charcoal (IMDG Code 5.4.1.5.18)']
}
const openTasks = async () => {
  while ((await processEvents(app.deps)) > 0);
  const rows = await app.db
    .selectFrom('tasks')
    .select('kind')
    .where('uid', '=', ada.companyId)
    .where('closed_at', 'is', null)
    .execute()
  return rows.map(({ kind }) => kind)
}
