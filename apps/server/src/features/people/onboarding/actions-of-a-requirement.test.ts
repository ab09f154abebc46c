import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import {
  officeRequirementActions,
  requirementActions,
} from '@tradelane/contract/onboarding/requirement-actions'
import { adminRequirements, kybRequirements } from '@tradelane/contract/onboarding/requirement-calls'
import { requirementStates } from '@tradelane/contract/onboarding/requirement-states'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenReview, reviewCalls } from '../../../../test/review-calls.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
const company = prepared(() => givenReview(app))
const { ask } = reviewCalls(app, office)

type Seen = { requirement_id: string; version: number }
const table = { ...requirementActions, ...officeRequirementActions }
type Name = keyof typeof table
const names = Object.keys(table) as Name[]

async function call(name: Name, seen: Seen): Promise<{ status: number; body: unknown }> {
  const { requirement_id } = seen
  if (name === 'answer')
    return app.call(kybRequirements.answer, { body: { requirement_id, answer: 'From sales.' } }, company)
  const body = { ...seen, uid: company.companyId, action: name, reason: 'Which sales?' }
  return app.call(adminRequirements.decide, { body }, office)
}

const cases = requirementStates.flatMap((state) => [
  { state, kyb_status: 'RFI_REQUESTED' as const },
  { state, kyb_status: 'IN_PROGRESS' as const },
  { state, kyb_status: 'Clear' as const },
])

describe.each(names)('%s', (name) => {
  const action = table[name]

  it.each(cases)('is as open to the server as the table says: %o', async ({ state, kyb_status }) => {
    const seen = await givenRequirement({ state, kyb_status })
    const answer = await call(name, seen)
    const closed = closedBy(action, { state, is_in_review: kyb_status !== 'Clear' })
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const message = closed.reason ?? action.otherwise
    expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
  })
})

type StateOfBoth = {
  state: (typeof requirementStates)[number]
  kyb_status: 'RFI_REQUESTED' | 'IN_PROGRESS' | 'Clear'
}

/** The only one of the company, in this state. */
async function givenRequirement({ state, kyb_status }: StateOfBoth): Promise<Seen> {
  const { companyId: uid } = company
  await app.db.deleteFrom('kyb_requirements').where('uid', '=', uid).execute()
  await app.db.updateTable('companies').set({ kyb_status: 'IN_PROGRESS' }).where('uid', '=', uid).execute()
  await ask(company, [{ template: 'source_of_funds', kind: 'answer' }])
  const answered = { answer: 'From sales.', answered_at: app.clock.now() }
  await app.db
    .updateTable('kyb_requirements')
    .set({ state, ...answered })
    .where('uid', '=', uid)
    .execute()
  await app.db.updateTable('companies').set({ kyb_status }).where('uid', '=', uid).execute()
  return app.db
    .selectFrom('kyb_requirements')
    .select(['requirement_id', 'version'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
}
