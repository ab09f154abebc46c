import { adminCustomers } from '@tradelane/contract/customers/calls'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { adminScreening } from '@tradelane/contract/screening/calls'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenRegistrationForm } from '../../../../test/given-registration.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))

describe('a person of a registration', () => {
  it('who is 18 today is an adult', async () => {
    const { answer } = await submitted((form) => withPerson(form, { date_of_birth: yearsAgo(18) }))
    expect(answer.status).toBe(200)
  })

  it('who becomes 18 in two days is refused at the date of birth, and so is the applicant', async () => {
    const born = yearsAgo(18, 2)
    const { answer } = await submitted((form) => ({
      ...withPerson(form, { date_of_birth: born }),
      user_dateOfBirth: born,
    }))
    expect(failure(answer).error.fields).toEqual({
      user_dateOfBirth: 'The person must be at least 18 years old',
      'founders.0.date_of_birth': 'The person must be at least 18 years old',
    })
  })

  it('has a phone number as the sign-up wants it', async () => {
    for (const phone_number of ['12345', '------', '+1 (2', 'call me']) {
      const { answer } = await submitted((form) => withPerson(form, { phone_number }))
      expect(failure(answer).error.fields).toHaveProperty(['founders.0.phone_number'])
    }
    const { answer } = await submitted((form) => ({ ...form, company_phone_number: '+1 212 555 0147' }))
    expect(failure(answer).error.fields).toHaveProperty('company_phone_number')
  })

  it('with a listed name opens a case, and the company is not cleared before it is decided', async () => {
    const { company } = await submitted((form) =>
      withPerson(form, { first_name: 'Drazen', last_name: 'Volkovarin', date_of_birth: '1961-04-03' }),
    )
    const { screening } = await profileOf(company)
    const [found] = screening.flatMap(({ cases }) => cases)
    expect(found).toMatchObject({ state: 'open', subject: 'person', list: 'sandbox' })
    expect(failure(await decide(company, 'clear')).error.code).toBe('ILLEGAL_STATE')
    const which = { case_id: found?.case_id ?? '' }
    const page = await app.call(adminScreening.get, { body: which }, office)
    expect(page.body.screening_case.birth_date).toMatchObject({ agrees: true })
    const body = { ...which, version: 1, decision: 'cleared', reason: 'Somebody else.' } as const
    await app.call(adminScreening.decide, { body }, office)
    expect((await decide(company, 'clear')).status).toBe(200)
  })

  it('that is on a list is not cleared, and the office reads that the company has to remove the name', async () => {
    const { company } = await submitted((form) =>
      withPerson(form, { first_name: 'Drazen', last_name: 'Volkovarin', date_of_birth: '1961-04-03' }),
    )
    const [found] = (await profileOf(company)).screening.flatMap(({ cases }) => cases)
    const which = { case_id: found?.case_id ?? '', version: 1 }
    const body = { ...which, decision: 'confirmed', reason: 'The same person.' } as const
    expect((await app.call(adminScreening.decide, { body }, office)).status).toBe(200)
    expect(failure(await decide(company, 'clear')).message).toMatch(/before the company has removed it\.$/)
  })
})

describe('the back office', () => {
  it('sees what does not fit together beside the decision', async () => {
    const { company } = await submitted((form) =>
      withPerson(form, { date_of_birth: '1910-01-01', nationality: 'DE' }),
    )
    const soon = new Date(app.clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10)
    await app.db
      .updateTable('founder_documents')
      .set({ expiry_date: soon })
      .where('uid', '=', company.companyId)
      .execute()
    const texts = (await profileOf(company)).warnings.map(({ text }) => text)
    expect(texts).toEqual([
      expect.stringMatching(/^Ada Okafor is 1\d\d years old/),
      'Document A01234567 of Ada Okafor expires soon.',
      'A document of Ada Okafor was issued by another country than the nationality.',
      'Ada Okafor has one date of birth as applicant and another one as person.',
      'Ada Okafor has one nationality as applicant and another one as person.',
    ])
  })

  it('sees an expired document and a person under age, by the business clock', async () => {
    const { company } = await submitted((form) => form)
    await app.db
      .updateTable('founder_documents')
      .set({ expiry_date: '2020-01-31' })
      .where('uid', '=', company.companyId)
      .execute()
    await app.db
      .updateTable('founders')
      .set({ date_of_birth: yearsAgo(17) })
      .where('uid', '=', company.companyId)
      .execute()
    const texts = (await profileOf(company)).warnings.map(({ text }) => text)
    expect(texts).toContain('Ada Okafor is 17 years old.')
    expect(texts).toContain('Document A01234567 of Ada Okafor has expired.')
  })

  it('sees no warning where everything fits', async () => {
    const { company } = await submitted((form) => form)
    const { warnings, screening } = await profileOf(company)
    expect(warnings).toEqual([])
    expect(screening).toHaveLength(3)
    expect(screening.every(({ cases }) => cases.length === 0)).toBe(true)
  })

  it('asks a refused company for more where it has a case, and the company submits again', async () => {
    const { company } = await submitted((form) => form)
    await decide(company, 'refuse', 'The documents do not fit.')
    expect((await profileOf(company)).next).toMatchObject({ who: 'customer' })
    expect(failure(await decide(company, 'clear')).error.code).toBe('ILLEGAL_STATE')
    expect((await decide(company, 'ask', 'Send the new certificate.')).status).toBe(200)
    const body = await givenRegistrationForm(app, company.token)
    const [person] = await app.db
      .selectFrom('founders')
      .select('fid')
      .where('uid', '=', company.companyId)
      .execute()
    const again = { ...body, founders: body.founders.map((founder) => ({ ...founder, fid: person?.fid })) }
    const answer = await app.call(onboarding.register, { body: again as never }, { token: company.token })
    expect(answer.status).toBe(200)
  })
})

type Changes = (form: RegistrationInput) => RegistrationInput
async function submitted(change: Changes) {
  const company = await givenCompany(app)
  const body = change(await givenRegistrationForm(app, company.token))
  const answer = await app.call(onboarding.register, { body }, { token: company.token })
  return { company, answer }
}
const withPerson = (form: RegistrationInput, person: Partial<RegistrationInput['founders'][number]>) => ({
  ...form,
  founders: form.founders.map((founder) => ({ ...founder, ...person })),
})

async function profileOf({ companyId }: GivenCompany) {
  const { body } = await app.call(adminCustomers.customers, { query: {}, body: { uid: companyId } }, office)
  if (!('warnings' in body)) throw new Error('a list came instead of a profile')
  return body
}
const decide = ({ companyId }: GivenCompany, decision: 'clear' | 'refuse' | 'ask', reason?: string) =>
  app.call(
    adminCustomers.decideKyb,
    { body: { uid: companyId, decision, ...(reason && { reason }) } },
    office,
  )

/** A day so many years ago by the test's clock, and some days later than that. */
function yearsAgo(years: number, daysLater = 0): string {
  const at = app.clock.now()
  at.setUTCFullYear(at.getUTCFullYear() - years)
  at.setUTCDate(at.getUTCDate() + daysLater)
  return at.toISOString().slice(0, 10)
}
