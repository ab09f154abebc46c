export { findFirstOwner } from './account-rows.ts'
export { deviceName } from './device-name.ts'
export { mailNotice } from './mail-notice.ts'
export {
  administratorOfLink,
  hashResetToken,
  mailNewResetLink,
  useResetLink,
  voidResetLinks,
} from './reset-links.ts'
export { endSession, endSessions, endSessionsOf, listSessions, openSession } from './sessions.ts'
