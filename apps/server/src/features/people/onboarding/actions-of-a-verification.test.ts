import { adminCustomers } from '@tradelane/contract/customers/calls'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { kybActions, officeKybActions } from '@tradelane/contract/onboarding/actions'
import { onboarding } from '@tradelane/contract/onboarding/calls'
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

  async function expectClosed(company: GivenCompany, checks: { matches: CaseState[]; has_person: boolean }) {
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
  const reason = name === 'clear' ? {} : { reason: 'Please add the register of shareholders.' }
  const body = { uid: company.companyId, decision: name, ...reason }
  return app.call(adminCustomers.decideKyb, { body }, office)
}

async function savePerson(company: GivenCompany, named: { first_name: string; last_name?: string }) {
  const [person] = (await givenRegistrationForm(app, company.token)).founders
  if (!person) throw new Error('the form has no person')
  return app.call(founders.save, { body: { ...person, ...named } }, company)
}
