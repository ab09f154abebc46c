import { randomUUID } from 'node:crypto'
import { bookingPersons, mostBookingPersons } from '@tradelane/contract/booking-persons/calls'
import { describe, expect, test } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

describe('adding a person who may book', () => {
  test('lists them by name, addresses in small letters', async () => {
    const { token, companyId } = await givenCompany(app)
    await add(token)
    await add(token, { ...kofi, name: 'abena Sarpong', email: 'Abena@Okafor.example' })
    expect(await listOf(token)).toMatchObject([
      { name: 'abena Sarpong', email: 'abena@okafor.example' },
      { ...kofi },
    ])
    expect(await eventsOf(companyId)).toEqual([{ to_state: 'added' }, { to_state: 'added' }])
  })

  test.each([
    ['name', { name: 'K' }, 'Name must be at least 2 characters'],
    ['email', { email: 'kofi' }, 'Enter a valid email'],
    ['phone_number', { phone_number: 'call me' }, 'Enter a valid phone number'],
    ['professional_position', { professional_position: ' ' }, 'Position is required'],
  ])('refuses a bad %s', async (field, change, message) => {
    const { token } = await givenCompany(app)
    const answer = await add(token, { ...kofi, ...change })
    expect([answer.status, failure(answer).error.fields]).toEqual([400, { [field]: message }])
    expect(await listOf(token)).toEqual([])
  })

  test('again is refused at the address, with the same key answered as before, and at once is one', async () => {
    const { token } = await givenCompany(app)
    const key = randomUUID()
    const first = await add(token, kofi, key)
    expect((await add(token, kofi, key)).body).toEqual(first.body)
    const again = await add(token, { ...kofi, email: 'KOFI@okafor.example' })
    expect(failure(again).error.fields).toEqual({ email: 'A person with this email is already in the list' })
    const ama = { ...kofi, email: 'ama@okafor.example' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(token, ama)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(400)])
    expect(await listOf(token)).toHaveLength(2)
  })

  test('is refused when the list is full', async () => {
    const { token } = await givenCompany(app)
    for (let n = 0; n < mostBookingPersons - 1; n++)
      await add(token, { ...kofi, email: `${n}@okafor.example` })
    const two = await Promise.all(
      ['a', 'b'].map((n) => add(token, { ...kofi, email: `${n}@okafor.example` })),
    )
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await listOf(token)).toHaveLength(mostBookingPersons)
  })

  test('is allowed only for preparers of the company', async () => {
    const company = await givenCompany(app)
    expect((await add(undefined)).status).toBe(401)
    expect((await add((await givenColleague(app, company, 'viewer')).token)).status).toBe(403)
    expect((await add((await givenColleague(app, company, 'preparer')).token)).status).toBe(200)
    expect(await listOf((await givenCompany(app)).token)).toEqual([])
  })
})

describe('changing a person who may book', () => {
  const update = (token: string, booking_person_id: string, change: Partial<typeof kofi> = {}) =>
    app.call(bookingPersons.update, { body: { ...kofi, booking_person_id, ...change } }, { token })

  test('saves it, and the same again changes nothing', async () => {
    const { token, companyId, booking_person_id: id } = await givenKofi()
    expect((await update(token, id, { phone_number: '+1 212 555 0150' })).status).toBe(200)
    expect((await update(token, id, { phone_number: '+1 212 555 0150' })).status).toBe(200)
    expect(await listOf(token)).toMatchObject([{ ...kofi, phone_number: '+1 212 555 0150' }])
    expect(await eventsOf(companyId)).toHaveLength(2)
  })

  test('to an address that is listed is refused, also for ten at the same time', async () => {
    const { token } = await givenKofi()
    const ids = []
    for (let n = 0; n < 10; n++)
      ids.push((await add(token, { ...kofi, email: `${n}@okafor.example` })).body.booking_person_id)
    expect((await update(token, ids[0] ?? '')).status).toBe(400)
    const answers = await Promise.all(ids.map((id) => update(token, id, { email: 'one@okafor.example' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('another company finds nobody', async () => {
    const { token, booking_person_id: id } = await givenKofi()
    const stranger = await givenCompany(app)
    expect((await update(stranger.token, id, { name: 'Eve Else' })).status).toBe(404)
    expect(await listOf(token)).toMatchObject([kofi])
  })
})

describe('removing a person who may book', () => {
  const remove = (token: string, booking_person_id: string) =>
    app.call(bookingPersons.remove, { body: { booking_person_id } }, { token })

  test('takes them off the list, once', async () => {
    const { token, companyId, booking_person_id: id } = await givenKofi()
    expect((await remove(token, id)).body.message).toBe('Kofi Mensah can no longer book for your company.')
    expect((await remove(token, id)).status).toBe(404)
    expect(await listOf(token)).toEqual([])
    expect(await eventsOf(companyId)).toEqual([{ to_state: 'added' }, { to_state: 'removed' }])
  })

  test('is refused for another company', async () => {
    const { token, booking_person_id: id } = await givenKofi()
    expect((await remove((await givenCompany(app)).token, id)).status).toBe(404)
    expect(await listOf(token)).toHaveLength(1)
  })
})

const kofi = {
  name: 'Kofi Mensah',
  email: 'kofi@okafor.example',
  phone_number: '+1 212 555 0148',
  professional_position: 'Shipping clerk',
}
const add = (token: string | undefined, person = kofi, key?: string) =>
  app.call(bookingPersons.add, { body: person }, { token, ...(key && { key }) })
const listOf = async (token: string) => (await app.call(bookingPersons.list, {}, { token })).body.data
const eventsOf = (companyId: string) =>
  app.db
    .selectFrom('events')
    .select('to_state')
    .where('uid', '=', companyId)
    .where('subject', '=', 'booking_person')
    .orderBy('event_id')
    .execute()

async function givenKofi() {
  const company = await givenCompany(app)
  const { booking_person_id } = (await add(company.token)).body
  return { ...company, booking_person_id }
}
