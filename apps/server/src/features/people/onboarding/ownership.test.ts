import { randomUUID } from 'node:crypto'
import { accounts } from '@tradelane/contract/accounts/calls'
import { adminCustomers } from '@tradelane/contract/customers/calls'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { type FounderReview, founders } from '@tradelane/contract/onboarding/founders'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenRegistrationForm } from '../../../../test/given-registration.ts'
import { reviewCalls } from '../../../../test/review-calls.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
const { ask, listOf, profileOf } = reviewCalls(app, office)

describe('a registration', () => {
  test('keeps what each person owns, for the company and the back office', async () => {
    const company = await givenOwners(['33.33', '33.3', '25'])
    const kept = ['33.33', '33.30', '25.00']
    expect((await personsOf(company)).map(({ ownership_percent }) => ownership_percent)).toEqual(kept)
    const { registration, warnings } = await profileOf(company)
    expect(registration?.founders.map(({ ownership_percent }) => ownership_percent)).toEqual(kept)
    expect(texts(warnings)).not.toMatch(/own/)
    expect(await listOf(company)).toEqual([])
  })

  test.each([
    ['24,99', 'Enter a percent from 0 to 100, with at most two decimals, such as 33.33'],
    ['1e2', 'Enter a percent from 0 to 100, with at most two decimals, such as 33.33'],
    ['-1', 'Enter a percent from 0 to 100, with at most two decimals, such as 33.33'],
    ['NaN', 'Enter a percent from 0 to 100, with at most two decimals, such as 33.33'],
    ['66.68', 'All persons together own 100.01 %. At most 100 % is possible'],
  ])('beside one who owns 33.33 refuses %s, and stores nothing', async (percent, message) => {
    const company = await givenCompany(app)
    const answer = await submit(company, { owners: ['33.33', percent] })
    expect([answer.status, failure(answer).error.code]).toEqual([400, 'INVALID_REQUEST'])
    expect(failure(answer).error.fields).toEqual({ 'founders.1.ownership_percent': message })
    expect(await personsOf(company)).toEqual([])
  })

  test('of a client that knows nothing of ownership is taken, and asks for each person', async () => {
    const company = await givenOwners([undefined, null])
    const what = 'Say how much of the company this person owns'
    const due = { due: 'due_now', is_asked: false, link: '/registration?ownership=change' }
    expect(await listOf(company)).toMatchObject([
      { about: 'Ada Okafor', what, ...due },
      { about: 'Ben Okafor', what, ...due },
    ])
    const { requirements, warnings } = await profileOf(company)
    expect(requirements).toEqual(await listOf(company))
    expect(texts(warnings)).toContain('How much of the company Ben Okafor owns is not known.')
    await ask(company, [{ template: 'licence', kind: 'document' }])
    const inForm = { what, due: 'due_now', link: '/registration?step=persons' }
    expect(await listOf(company)).toMatchObject([inForm, inForm, { what: 'Business licence' }])
  })

  test('submitted again by such a client takes no percent away', async () => {
    const company = await givenOwners(['60', '40'])
    await ask(company, [{ template: 'licence', kind: 'document' }])
    const again = (await formOf(company)).founders.map(({ ownership_percent: _, ...person }) => person)
    expect((await submit(company, { persons: again })).status).toBe(200)
    expect(await ownersOf(company)).toEqual(['60.00', '40.00'])
  })

  test.each([
    ['75.01', undefined, undefined],
    ['75', undefined, '25.00 %'],
    ['74.99', undefined, '25.01 %'],
    ['74.99', true, undefined],
  ])(
    'with %s %% in the list, and nobody else where that is confirmed (%s), asks for %s',
    async (percent, no_other_owner, part) => {
      const company = await givenOwners([percent], no_other_owner)
      const what = `Add who owns the other ${part}, or confirm that no other person owns 25 % or more`
      const expected = part ? [{ id: 'owners', what, due: 'due_now' }] : []
      expect(await listOf(company)).toMatchObject(expected)
      const warned = `Who owns ${part} of the company is not known.`
      const { warnings } = await profileOf(company)
      expect(warnings.filter(({ text }) => text.startsWith('Who owns'))).toMatchObject(
        part ? [{ text: warned }] : [],
      )
    },
  )

  test('submitted again with less in the list asks again who owns the rest', async () => {
    const company = await givenOwners(['40', '20'], true)
    await ask(company, [{ template: 'licence', kind: 'document' }])
    const [ada] = (await formOf(company)).founders
    expect((await submit(company, { persons: ada ? [ada] : [] })).status).toBe(200)
    expect((await listOf(company)).filter(({ id }) => id === 'owners')).toHaveLength(1)
  })
})

describe('an owner to identify', () => {
  test.each([
    ['24.99', 'Correct or remove this person'],
    ['25', 'Correct this person, who owns 25 % or more'],
    ['25.01', 'Correct this person, who owns 25 % or more'],
  ])('of %s %% who was refused is asked for: %s', async (percent, what) => {
    const company = await givenOwners(['60', percent], true)
    const [, ben] = await personsOf(company)
    await app.db
      .updateTable('founders')
      .set({ status: 'Refused' })
      .where('fid', '=', ben?.fid ?? '')
      .execute()
    expect(await listOf(company)).toMatchObject([{ about: 'Ben Okafor', what, due: 'due_now' }])
  })

  test.each([
    ['24.99', []],
    ['25', [{ what: 'Add an identity document of this owner', about: 'Ada Okafor', due: 'due_now' }]],
  ])('of %s %% without any document is asked for one', async (percent, asked) => {
    const company = await givenOwners([percent], true)
    await app.db.deleteFrom('founder_documents').where('uid', '=', company.companyId).execute()
    expect(await listOf(company)).toMatchObject(asked)
  })
})

describe('a company that was verified before', () => {
  test('stays verified, has time, and says it without a new review', async () => {
    const company = await givenVerified([undefined, undefined])
    expect((await listOf(company)).map(({ due }) => due)).toEqual(['due_later', 'due_later'])
    expect((await say(company, ['25', '24.99'])).body.message).toBe('Saved.')
    expect(await ownersOf(company)).toEqual(['25.00', '24.99'])
    expect(await listOf(company)).toMatchObject([{ id: 'owners', due: 'due_later' }])
    expect((await say(company, ['25', '24.99'], true)).status).toBe(200)
    expect(await listOf(company)).toEqual([])
    expect(await personsOf(company)).toMatchObject([{ status: null }, { status: null }])
    const { kyb_status, timeline, registration } = await profileOf(company)
    expect([kyb_status, registration?.no_other_owner]).toEqual(['Clear', true])
    const text =
      'Ada Okafor said who owns the company: Ada Okafor 25.00 %, Ben Okafor 24.99 %, no other person 25 % or more.'
    expect(timeline.at(-1)).toMatchObject({ title: 'Ownership stated', text })
  })

  test('says the same again, and nothing changes', async () => {
    const company = await givenVerified(['60', '40'])
    const { timeline } = await profileOf(company)
    expect((await say(company, ['60.0', '40'])).body.message).toBe('Nothing was changed.')
    expect((await profileOf(company)).timeline).toEqual(timeline)
  })

  test('of two that are saved at once, the result is one of them', async () => {
    const company = await givenVerified([undefined, undefined])
    const answers = await Promise.all([say(company, ['100', '0']), say(company, ['0', '100'])])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([['100.00', '0.00'].join(), ['0.00', '100.00'].join()]).toContain((await ownersOf(company)).join())
  })

  test('passes shares at once, and is refused over what another person saved meanwhile, until that was seen', async () => {
    const company = await givenVerified(['60', '40'])
    expect((await say(company, ['40', '60'], false, ['60', '40'])).status).toBe(200)
    const late = await say(company, ['70', '30'], false, ['60', '40'])
    expect([late.status, failure(late).error.code]).toEqual([409, 'CONFLICT'])
    expect(await ownersOf(company)).toEqual(['40.00', '60.00'])
    expect((await say(company, ['70', '30'], false, ['40', '60'])).status).toBe(200)
  })

  test('of two persons who are saved at once with too much together, one is refused', async () => {
    const company = await givenVerified(['0', '0', '0'])
    const [ada, ben] = (await formOf(company)).founders
    const saved = [ada, ben].map((person) =>
      save(company, { ...person, ownership_percent: '50.01' } as Person),
    )
    expect((await Promise.all(saved)).map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await ownersOf(company)).toSorted()).toEqual(['0.00', '0.00', '50.01'])
  })

  test('is refused, at the field, what is too much', async () => {
    const company = await givenVerified(['60', '30'])
    const fields = failure(await say(company, ['60', '40.01'])).error.fields
    const message = 'All persons together own 100.01 %. At most 100 % is possible'
    expect(fields).toEqual({ 'owners.1.ownership_percent': message })
    const [person] = (await formOf(company)).founders
    const cleo = { ...person, fid: undefined, first_name: 'Cleo', ownership_percent: '10.01' } as Person
    expect(failure(await save(company, cleo)).error.fields).toEqual({ ownership_percent: message })
    expect((await save(company, { ...cleo, ownership_percent: '10' })).status).toBe(200)
    expect(await ownersOf(company)).toEqual(['60.00', '30.00', '10.00'])
  })

  test('is refused where it names other persons than there are', async () => {
    const company = await givenVerified(['60', '40'])
    const fids = (await personsOf(company)).map(({ fid }) => fid)
    const [one = ''] = fids
    const unlike = [[one], [one, one], [...fids, one]]
    for (const named of [...unlike, [one, randomUUID()]]) {
      const owners = named.map((fid) => ({ fid, ownership_percent: '10' }))
      const answer = await app.call(founders.ownership, { body: { owners } }, company)
      const expected = unlike.includes(named) ? [409, 'CONFLICT'] : [404, 'NOT_FOUND']
      expect([answer.status, failure(answer).error.code]).toEqual(expected)
    }
    expect(await ownersOf(company)).toEqual(['60.00', '40.00'])
  })

  test('lets only its owners say it', async () => {
    const company = await givenVerified(['60'])
    const preparer = await givenColleague(app, company, 'preparer')
    const body = { owners: [{ fid: randomUUID(), ownership_percent: '10' }] }
    expect((await app.call(founders.ownership, { body }, preparer)).status).toBe(403)
    expect((await app.call(founders.ownership, { body })).status).toBe(401)
    const stranger = await givenVerified(['60'])
    const [person] = await personsOf(company)
    const foreign = { owners: [{ fid: person?.fid ?? '', ownership_percent: '10' }] }
    expect((await app.call(founders.ownership, { body: foreign }, stranger)).status).toBe(404)
    expect(await ownersOf(company)).toEqual(['60.00'])
  })

  test('is asked again about others where a person with a share is removed or has less', async () => {
    const company = await givenVerified(['20', '20'], true)
    const [, ben] = (await formOf(company)).founders
    await save(company, { ...ben, ownership_percent: '21' } as Person)
    expect(await listOf(company)).toEqual([])
    await save(company, { ...ben, ownership_percent: '20.99' } as Person)
    expect(await listOf(company)).toMatchObject([{ id: 'owners' }])
    await say(company, ['20', '20.99'], true)
    expect(await listOf(company)).toEqual([])
    await app.call(founders.remove, { body: { fid: ben?.fid ?? '' } }, company)
    expect(await listOf(company)).toMatchObject([{ id: 'owners' }])
  })
})

test('an owner who came in alone is decided on before the company, which then is cleared', async () => {
  const company = await givenOwners(['60'], true)
  const [ada] = (await formOf(company)).founders
  const body = { ...ada, fid: undefined, first_name: 'Ben', ownership_percent: '25' } as Person
  const { fid } = (await save(company, body)).body
  const clear = () =>
    app.call(adminCustomers.decideKyb, { body: { uid: company.companyId, decision: 'clear' } }, office)
  const message =
    'Ben Okafor owns 25 % or more and is not identified. Decide on this person first, or ask for more information.'
  expect(await clear()).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
  const decided = { uid: company.companyId, fid, version: 1, decision: 'clear' } as const
  expect((await app.call(adminCustomers.decideFounder, { body: decided }, office)).status).toBe(200)
  expect((await clear()).status).toBe(200)
})

const texts = (warnings: readonly { text: string }[]) => warnings.map(({ text }) => text).join(' ')
const save = (company: GivenCompany, body: Person) => app.call(founders.save, { body }, company)

async function personsOf({ token }: GivenCompany) {
  const { data } = (await app.call(accounts.profile, {}, { token })).body
  return data.founders as (Person & FounderReview & { fid: string })[]
}

const ownersOf = async (company: GivenCompany) =>
  (await personsOf(company)).map(({ ownership_percent }) => ownership_percent)

async function formOf({ token }: GivenCompany): Promise<RegistrationInput> {
  return (await app.call(accounts.profile, {}, { token })).body.data.registration as RegistrationInput
}

type Sent = { owners?: readonly Percent[]; persons?: Person[]; no_other_owner?: boolean | undefined }

async function submit(company: GivenCompany, { owners = [], persons, no_other_owner }: Sent) {
  const { no_other_owner: _, ...form } = await givenRegistrationForm(app, company.token)
  const [ada] = form.founders
  if (!ada) throw new Error('the form has no person')
  const sent = owners.map((ownership_percent, index) => ({
    ...ada,
    first_name: ['Ada', 'Ben', 'Cleo'][index] ?? 'Ada',
    ownership_percent,
  }))
  const body = { ...form, founders: persons ?? sent, ...(no_other_owner !== undefined && { no_other_owner }) }
  return app.call(onboarding.register, { body }, company)
}

/** A company under review whose persons own so much. */
async function givenOwners(owners: readonly Percent[], no_other_owner?: boolean): Promise<GivenCompany> {
  const company = await givenCompany(app)
  const { status, body } = await submit(company, { owners, no_other_owner })
  if (status !== 200) throw new Error(`the registration was refused: ${JSON.stringify(body)}`)
  return company
}

async function givenVerified(owners: readonly Percent[], no_other_owner?: boolean): Promise<GivenCompany> {
  const company = await givenOwners(owners, no_other_owner)
  await app.db
    .updateTable('companies')
    .set({ kyb_status: 'Clear', kyb_due_at: null })
    .where('uid', '=', company.companyId)
    .execute()
  return company
}

async function say(company: GivenCompany, said: readonly string[], no_other_owner = false, seen?: string[]) {
  const owners = (await personsOf(company)).map(({ fid }, index) => ({
    ...{ fid, ownership_percent: said[index] ?? '' },
    ...(seen && { before: seen[index] ?? null }),
  }))
  return app.call(founders.ownership, { body: { owners, no_other_owner } }, company)
}

type Person = RegistrationInput['founders'][number]
type Percent = string | null | undefined
