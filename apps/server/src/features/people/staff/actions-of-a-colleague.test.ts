import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { colleagueActions } from '@tradelane/contract/staff/actions'
import { staff } from '@tradelane/contract/staff/calls'
import { colleagueStates } from '@tradelane/contract/staff/colleagues'
import { describe, expect, it } from 'vitest'
import { givenInvitedColleague, givenOnlyAdministrator } from '../../../../test/given-staff.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp({}, { isEmpty: true })
const reason = 'The desk grows'

describe.each([
  ['changeRole', (admin_id: string) => [staff.update, { admin_id, role: 'trade', reason }] as const],
  ['remove', (admin_id: string) => [staff.remove, { admin_id, reason }] as const],
  [
    'inviteAgain',
    (_: string, email: string) =>
      [staff.invite, { email, name: 'Ada Byron', role: 'trade', reason }] as const,
  ],
] as const)('%s', (name, call) => {
  it.each(colleagueStates)('is as open to the server as the table says, of one who is %s', async (state) => {
    const admin = await givenOnlyAdministrator(app)
    const { adminId, email } = await givenInvitedColleague(app, admin)
    app.clock.advance(31_000)
    const stored = ({ INVITED: 'invited', ACTIVE: 'active', REMOVED: 'removed' } as const)[state]
    await app.db
      .updateTable('administrators')
      .set({ state: stored, password_hash: 'set' })
      .where('administrator_id', '=', adminId)
      .execute()
    const [endpoint, body] = call(adminId, email)
    const answer = await app.call(endpoint, { body } as never, admin)
    const action = colleagueActions[name]
    if (!closedBy(action, { state, is_last_administrator: false })) return expect(answer.status).toBe(200)
    expect(answer).toMatchObject({ status: 409, body: { message: action.otherwise } })
  })
})
