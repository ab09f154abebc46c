import { accounts } from '@tradelane/contract/accounts/calls'
import { adminCustomers } from '@tradelane/contract/customers/calls'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { founderActions, officeFounderActions } from '@tradelane/contract/onboarding/founder-actions'
import { type FounderReview, founders } from '@tradelane/contract/onboarding/founders'
import { founderStates, kybStates } from '@tradelane/contract/onboarding/states'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenClearedRegistration } from '../../../../test/given-registration.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
const states = [null, ...founderStates]
type Status = (typeof states)[number]
const noFacts = { is_last: false, is_only_verified: false }

describe.each(['change', 'remove'] as const)('%s', (name) => {
  const action = founderActions[name]

  it.each([
    ...states.map((status) => ({ status, verification: 'Clear' as const })),
    ...kybStates.map((verification) => ({ status: 'Clear' as const, verification })),
  ])('is as open as the table says: one that is $status, of a company that is $verification', async (of) => {
    const { status, verification } = of
    const { drazen, ...company } = await givenTwo(status)
    await setKyb(company, verification)
    const answer = await act(name, company, drazen)
    const closed = closedBy(action, { state: status ?? 'null', verification, ...noFacts })
    expectAnswer(answer, closed?.reason, 'ILLEGAL_STATE')
  })

  it.each(['IN_PROGRESS', 'Refused'] as const)(
    'is closed for the only verified person beside one that is %s',
    async (status) => {
      const { ada, ...company } = await givenTwo(status)
      const facts = { ...noFacts, is_only_verified: true }
      const closed = closedBy(action, { state: 'null', verification: 'Clear', ...facts })
      expectAnswer(await act(name, company, ada), closed?.reason, 'LAST_VERIFIED_PERSON')
    },
  )
})

it('nobody removes the last person who may act for the company', async () => {
  const { ada, drazen, ...company } = await givenTwo('Clear')
  expect(await act('remove', company, ada)).toMatchObject({ status: 200 })
  const record = { state: 'Clear', verification: 'Clear', is_last: true, is_only_verified: true } as const
  const closed = closedBy(founderActions.remove, record)
  expectAnswer(await act('remove', company, drazen), closed?.reason, 'LAST_AUTHORISED_PERSON')
})

describe.each(['refuse', 'clear'] as const)('the back office: %s', (name) => {
  const action = officeFounderActions[name]

  it.each(states)('is as open to the server as the table says: %s', async (status) => {
    const { drazen, ...company } = await givenTwo(status)
    const closed = closedBy(action, { state: status ?? 'null', matches: [] })
    const said = closed && (closed.reason ?? action.otherwise)
    expectAnswer(await decide(name, company, drazen), said, 'ILLEGAL_STATE')
  })

  it.each(['open', 'confirmed'] as const)(
    'is as open as it says beside a match that is %s',
    async (state) => {
      const { drazen, ...company } = await givenTwo('IN_PROGRESS', { last_name: 'Volkovarin' })
      await app.db
        .updateTable('screening_cases')
        .set({ state })
        .where('uid', '=', company.companyId)
        .execute()
      const closed = closedBy(action, { state: 'IN_PROGRESS', matches: [state] })
      expect(closed === undefined).toBe(name === 'refuse')
      expectAnswer(await decide(name, company, drazen), closed?.reason, 'ILLEGAL_STATE')
    },
  )
})

type Person = RegistrationInput['founders'][number] & FounderReview & { fid: string }
type Company = { companyId: string; token: string }
type Answer = { status: number; body: unknown }

function expectAnswer(answer: Answer, message: string | undefined, code: string): void {
  const status = code === 'ILLEGAL_STATE' ? 409 : 422
  const refused = { status, body: { message, error: { code } } }
  expect(answer).toMatchObject(message === undefined ? { status: 200 } : refused)
}

/** A verified company with Ada, who was reviewed with it, and Drazen beside her. */
async function givenTwo(status: Status, named: { last_name?: string } = {}) {
  const company = await givenCompany(app)
  await givenClearedRegistration(app, company)
  const [ada] = await personsOf(company)
  if (!ada) throw new Error('the company has no person')
  const { fid: _, ...entered } = formOf(ada)
  const body = { ...entered, first_name: 'Drazen', ...named }
  const { fid } = (await app.call(founders.save, { body }, company)).body
  await app.db.updateTable('founders').set({ status }).where('fid', '=', fid).execute()
  const drazen = (await personsOf(company)).find((one) => one.fid === fid)
  if (!drazen) throw new Error('the person was not added')
  return { ...company, ada, drazen }
}

const personsOf = async (company: Company) =>
  (await app.call(accounts.profile, {}, company)).body.data.founders as Person[]

const formOf = ({ status, status_reason, review_due_at, version, ...form }: Person) => form

const setKyb = ({ companyId }: Company, kyb_status: (typeof kybStates)[number]) =>
  app.db.updateTable('companies').set({ kyb_status }).where('uid', '=', companyId).execute()

const act = (name: keyof typeof founderActions, company: Company, person: Person): Promise<Answer> =>
  name === 'remove'
    ? app.call(founders.remove, { body: { fid: person.fid } }, company)
    : app.call(founders.save, { body: { ...formOf(person), city: 'Accra' } }, company)

const decide = (
  decision: keyof typeof officeFounderActions,
  { companyId: uid }: Company,
  { fid, version }: Person,
): Promise<Answer> => {
  const reason = decision === 'clear' ? {} : { reason: 'The passport cannot be read.' }
  return app.call(adminCustomers.decideFounder, { body: { uid, fid, version, decision, ...reason } }, office)
}
