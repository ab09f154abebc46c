import { randomUUID } from 'node:crypto'
import { adminCustomers } from '@tradelane/contract/customers/calls'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { kybActions, officeKybActions } from '@tradelane/contract/onboarding/actions'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { founders } from '@tradelane/contract/onboarding/founders'
import { type KybState, kybStates } from '@tradelane/contract/onboarding/states'
import type { CaseState } from '@tradelane/contract/screening/states'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenRegistrationForm, givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
const table = { ...kybActions, ...officeKybActions }
type Name = keyof typeof table
const checked = { matches: [], has_person: true }

describe.each(Object.keys(table) as Name[])('%s', (name) => {
  it.each([null, ...kybStates])('is as open to the server as the table says: %s', async (status) => {
    const company = await givenVerification(status)
    const answer = await act(name, company)
    const closed = closedBy(table[name], { state: status ?? 'null', ...checked })
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const message = closed.reason ?? table[name].otherwise
    expect(message).toBeTypeOf('string')
    expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
  })
})

describe('clear', () => {
  it.each(['open', 'confirmed'] as const)('is closed by a match that is %s', async (state) => {
    const company = await givenVerification('IN_PROGRESS')
    await savePerson(company, { first_name: 'Drazen', last_name: 'Volkovarin' })
    await app.db.updateTable('screening_cases').set({ state }).where('uid', '=', company.companyId).execute()
    await expectClosed(company, { matches: [state], has_person: true })
  })

  it('is closed where nobody who may act for the company would be verified', async () => {
    const company = await givenVerification('IN_PROGRESS')
    await app.db
      .updateTable('founders')
      .set({ status: 'Refused' })
      .where('uid', '=', company.companyId)
      .execute()
    await expectClosed(company, { matches: [], has_person: false })
  })

  it.each(['IN_PROGRESS', 'Refused'] as const)(
    'is closed while one who owns 25 %% or more is not identified: %s',
    async (status) => {
      const company = await givenVerification('IN_PROGRESS')
      const owner = { first_name: 'Ben', ownership_percent: '25' }
      const { fid } = (await savePerson(company, owner)).body
      await app.db.updateTable('founders').set({ status }).where('fid', '=', fid).execute()
      await expectClosed(company, { matches: [], has_person: true, unidentified_owner: 'Ben Okafor' })
    },
  )

  it('is closed while one who owns 25 % or more has no valid document', async () => {
    const company = await givenVerification('IN_PROGRESS')
    const set = { ownership_percent: '25' }
    await app.db.updateTable('founders').set(set).where('uid', '=', company.companyId).execute()
    const expiry_date = new Date(app.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10)
    await app.db
      .updateTable('founder_documents')
      .set({ expiry_date })
      .where('uid', '=', company.companyId)
      .execute()
    await expectClosed(company, { matches: [], has_person: true, unidentified_owner: 'Ada Okafor' })
  })

  it('is open where one under review alone owns less', async () => {
    const company = await givenVerification('IN_PROGRESS')
    await savePerson(company, { first_name: 'Ben', ownership_percent: '24.99' })
    expect(await act('clear', company)).toMatchObject({ status: 200 })
  })

  type Checks = { matches: CaseState[]; has_person: boolean; unidentified_owner?: string }
  async function expectClosed(company: GivenCompany, checks: Checks) {
    const closed = closedBy(officeKybActions.clear, { ...checks, state: 'IN_PROGRESS' })
    const body = { message: closed?.reason, error: { code: 'ILLEGAL_STATE' } }
    expect(closed?.reason).toBeTypeOf('string')
    expect(await act('clear', company)).toMatchObject({ status: 409, body })
  }
})

/** What was submitted is in the state that the office would have made; before that, there is nothing. */
async function givenVerification(kyb_status: KybState | null): Promise<GivenCompany> {
  const company = await givenCompany(app)
  if (kyb_status === null) return company
  await givenSubmittedRegistration(app, company.token)
  await app.db.updateTable('companies').set({ kyb_status }).where('uid', '=', company.companyId).execute()
  return company
}

async function act(name: Name, company: GivenCompany): Promise<{ status: number; body: unknown }> {
  if (name === 'savePerson') return savePerson(company, { first_name: 'Ben' })
  if (name === 'submit') {
    const body = await givenRegistrationForm(app, company.token)
    return app.call(onboarding.register, { body }, company)
  }
  if (name === 'sayOwnership') return sayOwnership(company)
  const reason = name === 'clear' ? {} : { reason: 'Please add the register of shareholders.' }
  const body = { uid: company.companyId, decision: name, ...reason }
  return app.call(adminCustomers.decideKyb, { body }, office)
}

async function sayOwnership(company: GivenCompany) {
  const rows = await app.db
    .selectFrom('founders')
    .select('fid')
    .where('uid', '=', company.companyId)
    .execute()
  const fids = rows.length > 0 ? rows.map(({ fid }) => fid) : [randomUUID()]
  const owners = fids.map((fid) => ({ fid, ownership_percent: '50' }))
  return app.call(founders.ownership, { body: { owners } }, company)
}

async function savePerson(company: GivenCompany, named: Partial<RegistrationInput['founders'][number]>) {
  const [person] = (await givenRegistrationForm(app, company.token)).founders
  if (!person) throw new Error('the form has no person')
  return app.call(founders.save, { body: { ...person, ...named } }, company)
}
