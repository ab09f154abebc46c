import { availability } from '@tradelane/contract/availability/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

test('there is no route before the first one is saved; then there is, in canonical form', async () => {
  const { token } = await givenCompany(app)
  const nothing = { origin: null, origin_iso: null, destination: null, destination_iso: null }
  expect(await get(token)).toEqual({ status: 'success', ...nothing })
  const saved = await app.call(
    availability.save,
    { body: { ...route, destination: ' Hamburg ,de ' } },
    { token },
  )
  expect(saved.body).toEqual({ status: 'success', message: 'Updated Successfully' })
  expect(await get(token)).toEqual({ status: 'success', ...route })
})

test('a route with a gap is refused in the words of the specification', async () => {
  const { token } = await givenCompany(app)
  const refused = await app.call(availability.save, { body: { origin: ' ' } as never }, { token })
  expect(refused.status).toBe(400)
  const missing = 'Please fill up the Check Availability details'
  expect(failure(refused).error.fields).toEqual({
    origin: missing,
    origin_iso: missing,
    destination: missing,
    destination_iso: missing,
  })
})

test('a place is a city and a country that exists; a currency is one of the twenty', async () => {
  const { token } = await givenCompany(app)
  const hint = 'Enter a city and its two-letter country, for example Hamburg, DE'
  for (const origin of ['Hamburg', 'Hamburg, ZZ', ', DE', '12, DE', 'Hamburg DE']) {
    const refused = await app.call(availability.save, { body: { ...route, origin } }, { token })
    expect(failure(refused).error.fields).toEqual({ origin: hint })
  }
  const body = { ...route, origin_iso: 'KWD' as 'USD' }
  expect((await app.call(availability.save, { body }, { token })).status).toBe(400)
  expect((await get(token)).origin).toBeNull()
})

// Kherson and Zaporizhzhia: Regulation (EU) 2022/263, as Regulation 2022/1903 extended it on 6 October 2022. The towns are our choice.
test.each([
  ['Pyongyang, KP', 'We do not serve North Korea. '],
  ['Tehran, IR', 'We do not serve Iran. '],
  ['Sevastopol, UA', 'We do not serve Crimea and Sevastopol. '],
  ['Henichesk, UA', 'We do not serve Kherson region (left bank). '],
  ['Melitopol, UA', 'We do not serve Zaporizhzhia region (occupied). '],
  ['Nowheretown, KP', 'We do not serve North Korea. '],
  ['Sevastopol, Crimea, UA', 'We do not serve Crimea and Sevastopol. '],
  [
    'Qwertyville, US',
    'We know no Qwertyville in United States. Choose a city from the list, for example Hamburg, DE',
  ],
])('%s is refused at its field with the reason', async (place, reason) => {
  const { token } = await givenCompany(app)
  for (const field of ['origin', 'destination'] as const) {
    const refused = await app.call(availability.save, { body: { ...route, [field]: place } }, { token })
    expect([refused.status, Object.keys(failure(refused).error.fields ?? {})]).toEqual([400, [field]])
    expect(failure(refused).error.fields?.[field]).toContain(reason)
    expect((await get(token)).origin).toBeNull()
  }
})

test('two places are refused at once, and one to which only goods are not carried is served', async () => {
  const { token } = await givenCompany(app)
  const save = (places: object) => app.call(availability.save, { body: { ...route, ...places } }, { token })
  const refused = failure(await save({ origin: 'Pyongyang, KP', destination: 'Tehran, IR' })).error.fields
  expect(refused?.origin).toMatch(/^We do not serve North Korea\. /)
  expect(refused?.destination).toMatch(/^We do not serve Iran\. /)
  expect((await save({ origin: 'Juba, SS' })).status).toBe(200)
})

test('a city is known by any of its names, in any script', async () => {
  const { token } = await givenCompany(app)
  for (const origin of ['Bombay, IN', 'München, DE', '上海, CN', 'Springfield, Illinois, US']) {
    const saved = await app.call(availability.save, { body: { ...route, origin } }, { token })
    expect([origin, saved.status]).toEqual([origin, 200])
  }
})

test('a route that was saved before a country was excluded says why it is not served', async () => {
  const { token } = await givenCompany(app)
  await app.call(availability.save, { body: { ...route, origin: 'Windhoek, NA' } }, { token })
  expect((await get(token)).unserved).toBeUndefined()
  await app.db
    .insertInto('restricted_countries')
    .values({
      ...{ country: 'NA', basis: 'sanctions', reason: 'Excluded for this test.' },
      ...{ saved_by: 'system', saved_at: app.clock.now() },
    })
    .execute()
  expect((await get(token)).unserved).toBe('We do not serve Namibia. Excluded for this test.')
  await app.db.deleteFrom('restricted_countries').where('country', '=', 'NA').execute()
})

test('saving twice records one event; a change records before and after', async () => {
  const { token, companyId, userId } = await givenCompany(app)
  await app.call(availability.save, { body: route }, { token })
  await app.call(availability.save, { body: route }, { token })
  await app.call(availability.save, { body: { ...route, origin: 'Mumbai, IN' } }, { token })
  const events = await app.db
    .selectFrom('events')
    .select(['before', 'after', 'from_state', 'to_state', 'actor', 'subject_id'])
    .where('subject', '=', 'availability')
    .where('uid', '=', companyId)
    .orderBy('event_id')
    .execute()
  const by = { to_state: 'set', actor: `user:${userId}`, subject_id: companyId }
  expect(events).toEqual([
    { ...by, from_state: null, before: null, after: route },
    { ...by, from_state: 'set', before: route, after: { ...route, origin: 'Mumbai, IN' } },
  ])
})

test('a user sees only the route of their own company', async () => {
  const ada = await givenCompany(app)
  const stranger = await givenCompany(app)
  await app.call(availability.save, { body: route }, { token: ada.token })
  expect((await get(stranger.token)).origin).toBeNull()
  expect((await app.call(availability.get, {})).status).toBe(401)
  expect((await app.call(availability.save, { body: route })).status).toBe(401)
})

const route = {
  origin: 'New York, US',
  origin_iso: 'USD',
  destination: 'Hamburg, DE',
  destination_iso: 'EUR',
} as const
const get = async (token: string) => (await app.call(availability.get, {}, { token })).body
