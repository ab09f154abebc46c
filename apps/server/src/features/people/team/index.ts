/** The parts of the team that other features may use. */
export { mailInvitation } from './mail-invitation.ts'
export { settingsOf } from './queries.ts'
