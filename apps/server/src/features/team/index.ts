/** What other features may use of the team. */
export { mailInvitation } from './mail-invitation.ts'
export { getMember, namesOf, settingsOf } from './queries.ts'
