import { logistics } from '@tradelane/contract/logistics/calls'
import { rateCards } from '@tradelane/contract/logistics/rate-cards'
import { beforeAll, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenFreights } from '../../../../test/given-freight.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})

test('a saved rate card prices new searches; earlier quotes keep their price', async () => {
  const { token } = await givenCompany(app)
  const [before] = (await givenFreights(app, token)).filter(({ name }) => name === 'Meridian Crest Line')
  const edited = await card('fcl-meridian-crest')
  const saved = await save({ ...edited, base: edited.base + 1_000 })
  expect(saved.body).toMatchObject({ status: 'success', version: edited.version + 1 })
  const [after] = (await givenFreights(app, token)).filter(({ name }) => name === 'Meridian Crest Line')
  expect(after?.cost).toBeGreaterThan((before?.cost ?? 0) + 1_000)
  if (!before) throw new Error('nobody sailed')
  expect((await app.call(logistics.add, { body: { freights: [before] } }, { token })).status).toBe(200)
  const events = await app.db
    .selectFrom('events')
    .select(['from_state', 'to_state'])
    .where('subject_id', '=', edited.card_id)
    .execute()
  expect(events).toEqual([{ from_state: 'version 1', to_state: 'version 2' }])
})

test('every version is stored with the person who saved it, newest first', async () => {
  const edited = await card('bulk-longshore')
  await save({ ...edited, base: 5.5 })
  const versionsOf = (card_id: string) =>
    app.call(rateCards.versions, { query: { card_id } }, { token: admin })
  const { body } = await versionsOf('bulk-longshore')
  expect(body.rate_cards.map(({ version, base, saved_by }) => [version, base, saved_by])).toEqual([
    [2, 5.5, 'Bo Lindqvist'],
    [1, 4.5, 'Tradelane'],
  ])
  expect((await versionsOf('nobody')).status).toBe(404)
})

test('a withdrawn carrier makes no more offers', async () => {
  const { token } = await givenCompany(app)
  await save({ ...(await card('fcl-swiftwater')), is_offered: false })
  const names = (await givenFreights(app, token)).map(({ name }) => name)
  expect(names).not.toContain('Swiftwater Express Lines')
})

test('an unknown card, an older version and bad figures are refused', async () => {
  const edited = await card('air-halcyon')
  expect((await save({ ...edited, card_id: 'nobody' })).status).toBe(404)
  expect(failure(await save({ ...edited, version: 7 })).error.code).toBe('CONFLICT')
  for (const bad of [
    { base: -1 },
    { base: 0.001 },
    { per_day: 0 },
    { fuel_percent: 1.5 },
    { carrier: ' ' },
  ]) {
    expect((await save({ ...edited, ...bad })).status).toBe(400)
  }
  expect(await card('air-halcyon')).toEqual(edited)
})

test('a minimum of nothing is refused at its field', async () => {
  const refused = await save({ ...(await card('ftl-overfield')), minimum: 0 })
  expect(failure(refused).error.fields).toEqual({ minimum: 'Enter an amount above zero' })
})

test.each(['truck-full', 'truck-part', 'train-full'])(
  'the carriage to ports by %s cannot be withdrawn, since every offer needs it',
  async (cardId) => {
    const refused = await save({ ...(await card(cardId)), is_offered: false })
    expect(failure(refused).error.fields).toEqual({ is_offered: 'Every offer needs this carriage' })
  },
)

test('every term of a card is stored as it was saved', async () => {
  const edited = await card('ltl-overfield')
  const terms = {
    carrier: 'Overfield & Sons',
    base: 11.01,
    per_thousand: 12.02,
    minimum: 13.03,
    handling: 14.04,
    documents: 15.05,
    fuel_percent: 16,
    per_day: 517,
    handling_days: 3,
    co2_percent: 119,
    validity_days: 20,
    is_offered: false,
  }
  const changed = { ...edited, ...terms }
  expect(Object.keys(changed).toSorted()).toEqual(Object.keys(edited).toSorted())
  expect((await save(changed)).status).toBe(200)
  expect(await card('ltl-overfield')).toEqual({ ...changed, version: edited.version + 1 })
})

test('saved twice with the same key makes one version; without a key the second is a conflict', async () => {
  const edited = await card('ltl-overfield')
  const [first, second] = [await save(edited, { key: 'once' }), await save(edited, { key: 'once' })]
  expect(second.body).toEqual(first.body)
  expect(failure(await save(edited)).error.code).toBe('CONFLICT')
})

test('a customer can neither read nor save rate cards', async () => {
  const { token } = await givenCompany(app)
  const edited = await card('ltl-overfield')
  expect((await app.call(rateCards.list, {}, { token })).status).toBe(401)
  const { card_id } = edited
  expect((await app.call(rateCards.versions, { query: { card_id } }, { token })).status).toBe(401)
  expect((await save(edited, { token })).status).toBe(401)
  expect((await app.call(rateCards.list, {})).status).toBe(401)
})

async function card(cardId: string) {
  const { body } = await app.call(rateCards.list, {}, { token: admin })
  const found = body.rate_cards.find((one) => one.card_id === cardId)
  if (!found) throw new Error(`no card ${cardId}`)
  const { mode, currency, saved_by, saved_at, ...editable } = found
  return editable
}
const save = (body: Awaited<ReturnType<typeof card>>, options: { token?: string; key?: string } = {}) =>
  app.call(rateCards.save, { body }, { token: admin, ...options })
