import { team } from '@tradelane/contract/team/calls'
import { decimalText } from '@tradelane/money'
import { getCompany } from '../../../access/company.ts'
import { dailyCentsOf, settingsOf } from '../../../access/team-settings.ts'
import { codeSent } from '../../../approvals/code-answer.ts'
import { sendApprovalCode } from '../../../approvals/send-approval-code.ts'
import { routes, success } from '../../../http/routes.ts'
import { resendInvitation, revokeInvitation } from './change-invitation.ts'
import { changeRole, removeMember } from './change-member.ts'
import { invitePerson } from './invite-person.ts'
import { joinCompany, readInvitation } from './join-company.ts'
import { describeWaiting, refuseRaise } from './limit-raises.ts'
import { listMembers } from './members.ts'
import { releaseRaise } from './release-raise.ts'
import { saveTaxNumber } from './save-tax-number.ts'
import { saveSettings } from './settings.ts'
import { dollars, settingsChange } from './settings-approval.ts'

export const teamRoutes = routes(team, {
  get: async ({ deps, actor }) => {
    const settings = await settingsOf(deps.db, actor)
    return {
      ...success,
      team_enabled: settings.isOn ? (1 as const) : (0 as const),
      approval_limit: decimalText(dollars(settings.limitCents)),
      daily_limit: decimalText(dollars(dailyCentsOf(settings))),
      waiting_limits: await describeWaiting(deps, actor),
      tax_number: (await getCompany(deps.db, actor)).tax_number ?? '',
      members: await listMembers(deps.db, actor, actor.userId),
    }
  },
  sendCode: async ({ deps, actor, body }) => {
    await sendApprovalCode(deps, actor, settingsChange, body)
    return codeSent
  },
  save: async ({ deps, actor, body }) => {
    const outcome = await saveSettings(deps, actor, body)
    return {
      ...success,
      message:
        outcome === 'saved'
          ? 'Settings saved.'
          : 'The higher limits wait for release by a second owner or approver.',
    }
  },
  releaseLimits: async ({ deps, actor, body }) => {
    await releaseRaise(deps, actor, body)
    return { ...success, message: 'The higher limits are in force.' }
  },
  refuseLimits: async ({ deps, actor, body }) => {
    const isOwn = await refuseRaise(deps, actor, body.limit_raise_id)
    return { ...success, message: `The higher limits were ${isOwn ? 'taken back' : 'refused'}.` }
  },
  saveTaxNumber: async ({ deps, actor, body }) => {
    await saveTaxNumber(deps, actor, body.tax_number)
    return { ...success, message: 'The tax number has been saved.' }
  },
  invite: async ({ deps, actor, body }) => {
    const invitation_id = await invitePerson(deps, actor, body)
    return { ...success, invitation_id, message: `We have sent the invitation to ${body.email}.` }
  },
  resend: async ({ deps, actor, body }) => {
    await resendInvitation(deps, actor, body.invitation_id)
    return { ...success, message: 'A fresh link is on its way.' }
  },
  revoke: async ({ deps, actor, body }) => {
    await revokeInvitation(deps, actor, body.invitation_id)
    return { ...success, message: 'The invitation has been withdrawn.' }
  },
  changeRole: async ({ deps, actor, body }) => {
    await changeRole(deps, actor, { userId: body.user_id, role: body.role })
    return { ...success, message: 'Role changed.' }
  },
  remove: async ({ deps, actor, body }) => {
    await removeMember(deps, actor, body.user_id)
    return { ...success, message: 'Removed and signed out everywhere.' }
  },
  invitation: async ({ deps, body }) => {
    const { inviter, email, role } = await readInvitation(deps, body.token)
    const invited_by = `${inviter.first_name} ${inviter.last_name}`
    return { ...success, company_name: inviter.company_name, invited_by, email, role }
  },
  join: async ({ deps, body, request }) => ({ ...success, jwt: await joinCompany(deps, body, request) }),
})
