import { staff } from '@tradelane/contract/staff/calls'
import { routes, success } from '../../../http/routes.ts'
import { answerOf } from '../four-eyes/index.ts'
import { changeColleague, removeColleague } from './change-colleague.ts'
import { inviteColleague } from './invite-colleague.ts'
import { joinStaff, readStaffInvitation } from './join-staff.ts'
import { listStaff } from './list-staff.ts'

export const staffRoutes = routes(staff, {
  list: async ({ deps, actor }) => ({ ...success, staff: await listStaff(deps.db, actor.administratorId) }),
  invite: async ({ deps, actor, body }) => {
    const { adminId: admin_id, ...made } = await inviteColleague(deps, actor, body)
    return { ...answerOf(made, `We have sent the invitation to ${body.email}.`), admin_id }
  },
  update: async ({ deps, actor, body: { admin_id: administratorId, ...change } }) => {
    const made = await changeColleague(deps, actor, { administratorId, ...change })
    return answerOf(made, 'The change is saved.')
  },
  remove: async ({ deps, actor, body: { admin_id: administratorId, reason } }) => {
    const made = await removeColleague(deps, actor, { administratorId, reason })
    return answerOf(made, 'Removed and signed out everywhere.')
  },
  invitation: async ({ deps, body }) => ({ ...success, ...(await readStaffInvitation(deps, body.token)) }),
  join: async ({ deps, body, request }) => ({ ...success, jwt: await joinStaff(deps, body, request) }),
})
