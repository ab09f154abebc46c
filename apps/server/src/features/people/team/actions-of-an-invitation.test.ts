import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { invitationActions } from '@tradelane/contract/team/actions'
import { team } from '@tradelane/contract/team/calls'
import { invitationStates } from '@tradelane/contract/team/states'
import { describe, expect, it } from 'vitest'
import { givenInvitation, givenTeamOn } from '../../../../test/given-invitation.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const owner = prepared(() => givenTeamOn(app))

describe.each([
  ['resend', invitationActions.resend, team.resend],
  ['revoke', invitationActions.revoke, team.revoke],
] as const)('%s', (_, action, call) => {
  it.each(invitationStates)(
    'is as open to the server as the table says, of one that is %s',
    async (state) => {
      const { invitationId: invitation_id } = await givenInvitation(app, owner)
      app.clock.advance(31_000)
      await app.db
        .updateTable('invitations')
        .set({ state })
        .where('invitation_id', '=', invitation_id)
        .execute()
      const answer = await app.call(call, { body: { invitation_id } }, owner)
      if (!closedBy(action, { state })) return expect(answer).toMatchObject({ status: 200 })
      const said = { message: action.otherwise, error: { code: 'ILLEGAL_STATE' } }
      expect(answer).toMatchObject({ status: 409, body: said })
    },
  )
})
