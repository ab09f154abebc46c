import { randomUUID } from 'node:crypto'
import { accounts } from '@tradelane/contract/accounts/calls'
import { adminCustomers } from '@tradelane/contract/customers/calls'
import { mostFounders, type RegistrationInput } from '@tradelane/contract/onboarding/forms'
import type { FounderReview } from '@tradelane/contract/onboarding/founders'
import { founders } from '@tradelane/contract/onboarding/founders'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import { givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { failure, testApp } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

describe('adding a person to a company', () => {
  test.each([undefined, 'Clear'] as const)(
    'submits that person alone, the company stays (%s)',
    async (kyb) => {
      const { token, ben, companyId } = await givenSubmitted(kyb)
      const { status } = await profileOf(token)
      const { fid } = (await save(token, ben)).body
      expect((await profileOf(token)).status).toBe(status)
      expect(await personsOf(token)).toMatchObject([
        { first_name: 'Ada', status: null },
        { ...ben, fid, status: 'IN_PROGRESS', status_reason: null, version: 1 },
      ])
      const [, { review_due_at } = { review_due_at: null }] = await personsOf(token)
      const days = (Date.parse(review_due_at ?? '') - Date.now()) / 86_400_000
      expect(days).toBeGreaterThan(3.9)
      expect(await eventsOf(companyId)).toEqual([{ from_state: null, to_state: 'IN_PROGRESS' }])
    },
  )

  test('leaves the form so that it can be submitted again', async () => {
    const { token, ben } = await givenSubmitted()
    await save(token, ben)
    const { registration } = await profileOf(token)
    const [, added] = (registration as RegistrationInput).founders
    expect(Object.keys(added ?? {})).not.toContain('status')
  })

  test.each([
    ['RFI_REQUESTED', 'Your business information is still open: add and change persons there.'],
    ['Refused', 'Your business information can no longer be changed here.'],
  ] as const)('is refused while the company is %s', async (kyb, message) => {
    const { token, ben } = await givenSubmitted(kyb)
    const answer = await save(token, ben)
    expect([answer.status, failure(answer).message]).toEqual([409, message])
    expect(await personsOf(token)).toHaveLength(1)
  })

  test('is refused before anything was submitted', async () => {
    const { ben } = await givenSubmitted()
    const { token } = await givenCompany(app)
    expect(failure(await save(token, ben)).error.code).toBe('ILLEGAL_STATE')
  })

  test('refuses, by field, unknown codes, other companies’ documents, and invalid input', async () => {
    const { token, ben } = await givenSubmitted('Clear')
    const stranger = await givenCompany(app)
    const document_file_path = await givenDocument(app, stranger.token)
    const papers = ben.company_authorisation_documents_details.map((paper) => ({
      ...paper,
      document_file_path,
    }))
    const faults = async (person: Person) => failure(await save(token, person)).error.fields
    expect(await faults({ ...ben, nationality: 'XX' })).toEqual({ nationality: 'Choose one from the list' })
    expect(await faults({ ...ben, company_authorisation_documents_details: papers })).toEqual({
      'company_authorisation_documents_details.0.document_file_path': 'Please upload this document again',
    })
    expect(await faults({ ...ben, first_name: ' ' })).toEqual({ first_name: 'First name is required' })
    const born = app.clock.now().toISOString().slice(0, 10)
    expect(await faults({ ...ben, date_of_birth: born })).toHaveProperty('date_of_birth')
    expect(await personsOf(token)).toHaveLength(1)
  })

  test('with the same key is done once', async () => {
    const { token, ben } = await givenSubmitted('Clear')
    const key = randomUUID()
    const first = await save(token, ben, key)
    expect((await save(token, ben, key)).body).toEqual(first.body)
    expect(await personsOf(token)).toHaveLength(2)
  })

  test('is refused when the list is full', async () => {
    const { token, ben } = await givenSubmitted('Clear')
    for (let n = 2; n < mostFounders; n++) await save(token, ben)
    const two = await Promise.all([save(token, ben), save(token, ben)])
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await personsOf(token)).toHaveLength(mostFounders)
  })

  test('is for owners of the company', async () => {
    const company = await givenSubmitted('Clear')
    expect((await save(undefined, company.ben)).status).toBe(401)
    const preparer = await givenColleague(app, company, 'preparer')
    expect((await save(preparer.token, company.ben)).status).toBe(403)
    expect((await save((await givenColleague(app, company, 'owner')).token, company.ben)).status).toBe(200)
  })
})

describe('changing a person of a company', () => {
  test('sends that person to review again; the same again changes nothing', async () => {
    const { token, ada, companyId } = await givenTwo('Clear')
    const moved = { ...ada, addressLine1: '8 Harbour Road' }
    expect((await save(token, moved)).body.fid).toBe(ada.fid)
    expect((await save(token, moved)).body.message).toBe('Nothing was changed.')
    expect(await personsOf(token)).toMatchObject([{ ...moved, status: 'IN_PROGRESS', version: 2 }, {}])
    expect(await eventsOf(companyId)).toHaveLength(2)
  })

  test('keeps the place in the list', async () => {
    const { token, ada } = await givenTwo('Clear')
    await save(token, { ...ada, first_name: 'Adaeze' })
    expect((await personsOf(token)).map(({ first_name }) => first_name)).toEqual(['Adaeze', 'Ben'])
  })

  test('without a difference starts no review', async () => {
    const { token, ada } = await givenSubmitted('Clear')
    expect((await save(token, ada)).status).toBe(200)
    expect(await personsOf(token)).toMatchObject([{ status: null, version: 1 }])
  })

  test('another company finds nobody', async () => {
    const { token, ada } = await givenSubmitted('Clear')
    const stranger = await givenSubmitted('Clear')
    const papers = stranger.ada.company_authorisation_documents_details
    const taken = { ...ada, company_authorisation_documents_details: papers }
    expect((await save(stranger.token, taken)).status).toBe(404)
    expect(await personsOf(token)).toMatchObject([ada])
  })
})

describe('removing a person of a company', () => {
  test('removes them once', async () => {
    const { token, ada, companyId } = await givenTwo('Clear')
    expect((await remove(token, ada.fid)).body).toEqual({
      status: 'success',
      message: 'Ada Okafor has been removed.',
    })
    expect((await remove(token, ada.fid)).status).toBe(404)
    expect(await personsOf(token)).toMatchObject([{ first_name: 'Ben' }])
    expect(await eventsOf(companyId)).toHaveLength(2)
  })

  test('cannot remove the last authorised person, also when two are removed at the same time', async () => {
    const { token, ada, ben } = await givenSubmitted('Clear')
    const last = { status: 422, code: 'LAST_AUTHORISED_PERSON' }
    const tried = async (fid: string) => {
      const answer = await remove(token, fid)
      return { status: answer.status, code: failure(answer).error?.code }
    }
    expect(await tried(ada.fid)).toEqual(last)
    const shareholder = (await save(token, { ...ben, founder_type: 1 })).body.fid
    expect(await tried(ada.fid)).toEqual(last)
    expect(await tried(shareholder)).toMatchObject({ status: 200 })
    const { fid } = (await save(token, ben)).body
    await decided(fid, 'Clear')
    const two = await Promise.all([tried(fid), tried(ada.fid)])
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('is refused for other companies and for anyone but an owner', async () => {
    const company = await givenSubmitted('Clear')
    const { fid } = (await save(company.token, company.ben)).body
    expect((await remove((await givenCompany(app)).token, fid)).status).toBe(404)
    expect((await remove((await givenColleague(app, company, 'approver')).token, fid)).status).toBe(403)
    expect((await remove(undefined, fid)).status).toBe(401)
    expect(await personsOf(company.token)).toHaveLength(2)
  })
})

describe('the only verified authorised person of a verified company', () => {
  const refusalOf = async (answer: ReturnType<typeof save>) => {
    const done = await answer
    return { status: done.status, code: failure(done).error?.code }
  }
  const refused = { status: 422, code: 'LAST_VERIFIED_PERSON' }

  test.each([undefined, 'Refused'] as const)(
    'is neither removed nor replaced by somebody who is not verified (%s)',
    async (status) => {
      const { token, ada, ben } = await givenTwo(status)
      expect(failure(await remove(token, ada.fid)).error.code).toBe('LAST_VERIFIED_PERSON')
      expect(await refusalOf(save(token, { ...ada, first_name: 'Kofi' }))).toEqual(refused)
      expect(await personsOf(token)).toMatchObject([ada, ben])
      expect((await remove(token, ben.fid)).status).toBe(200)
    },
  )

  test('is not replaced by a shareholder, nor made one', async () => {
    const { token, ada, ben } = await givenSubmitted('Clear')
    const { fid } = (await save(token, { ...ben, founder_type: 1 })).body
    await decided(fid, 'Clear')
    expect(await refusalOf(save(token, { ...ada, first_name: 'Kofi' }))).toEqual(refused)
    expect(await refusalOf(save(token, { ...ada, founder_type: 1 }))).toEqual(refused)
  })

  test('can be changed and removed as soon as another one is verified, who is then the only one', async () => {
    const { token, ada, ben } = await givenTwo('Clear')
    expect((await save(token, { ...ada, first_name: 'Kofi' })).status).toBe(200)
    expect(failure(await remove(token, ben.fid)).error.code).toBe('LAST_VERIFIED_PERSON')
    expect((await remove(token, ada.fid)).status).toBe(200)
  })

  test('is left where both are changed at the same time', async () => {
    const { token, ada, ben } = await givenTwo('Clear')
    const changed = [ada, ben].map((person) => save(token, { ...person, city: 'Accra' }))
    expect((await Promise.all(changed)).map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('is free to change before the company is verified, which then waits for the decision on them', async () => {
    const { token, ada, companyId } = await givenSubmitted()
    expect((await save(token, { ...ada, first_name: 'Kofi' })).status).toBe(200)
    const office = await givenAdministrator(app)
    const clear = () =>
      app.call(adminCustomers.decideKyb, { body: { uid: companyId, decision: 'clear' } }, office)
    expect(failure(await clear())).toMatchObject({
      message: expect.stringMatching(/^No authorized person of this company would be verified/),
      error: { code: 'ILLEGAL_STATE' },
    })
    await decided(ada.fid, 'Clear')
    expect((await clear()).status).toBe(200)
  })
})

test('with SANDBOX_KYB=auto the sandbox clears persons automatically', async () => {
  const quick = await testApp({ SANDBOX_KYB: 'auto' })
  const { token } = await givenCompany(quick)
  const form = await givenSubmittedRegistration(quick, token)
  await quick.runJobs()
  const [person] = form.founders
  if (!person) throw new Error('the form has no person')
  await quick.call(founders.save, { body: { ...person, first_name: 'Ben' } }, { token })
  await quick.runJobs()
  const { data } = (await quick.call(accounts.profile, {}, { token })).body
  expect(data).toMatchObject({ status: 'Clear', founders: [{ status: null }, { status: 'Clear' }] })
  await quick.close()
})

type Person = RegistrationInput['founders'][number]
type Listed = Person & FounderReview & { fid: string }

const profileOf = async (token: string) => (await app.call(accounts.profile, {}, { token })).body.data
const personsOf = async (token: string) => (await profileOf(token)).founders as Listed[]
const save = (token: string | undefined, body: Person, key?: string) =>
  app.call(founders.save, { body }, { token, ...(key && { key }) })
const remove = (token: string | undefined, fid: string) =>
  app.call(founders.remove, { body: { fid } }, { token })
const eventsOf = (companyId: string) =>
  app.db
    .selectFrom('events')
    .select(['from_state', 'to_state'])
    .where('uid', '=', companyId)
    .where('subject', '=', 'founder')
    .orderBy('event_id')
    .execute()

/** A company with one authorised person, as the form has her, and another who may be added. */
async function givenSubmitted(kyb?: 'Clear' | 'RFI_REQUESTED' | 'Refused') {
  const company = await givenCompany(app)
  await givenSubmittedRegistration(app, company.token)
  if (kyb) await setKyb(company, kyb)
  const [listed] = await personsOf(company.token)
  if (!listed) throw new Error('the company has no person')
  const { status, status_reason, review_due_at, version, ...ada } = listed
  const { fid: _, ...person } = ada
  return { ...company, ada, ben: { ...person, first_name: 'Ben', email: 'ben@okafor.example' } }
}

async function setKyb(
  { companyId }: Pick<GivenCompany, 'companyId'>,
  kyb: 'Clear' | 'RFI_REQUESTED' | 'Refused',
) {
  await app.db.updateTable('companies').set({ kyb_status: kyb }).where('uid', '=', companyId).execute()
}

/** As the back office has decided. */
async function decided(fid: string, status: 'Clear' | 'Refused') {
  await app.db.updateTable('founders').set({ status }).where('fid', '=', fid).execute()
}

/** A verified company with Ben beside Ada. */
async function givenTwo(status?: 'Clear' | 'Refused') {
  const company = await givenSubmitted('Clear')
  const { fid } = (await save(company.token, company.ben)).body
  if (status) await decided(fid, status)
  return { ...company, ben: { ...company.ben, fid } }
}
