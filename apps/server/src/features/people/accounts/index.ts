export { findFirstOwner } from './account-rows.ts'
export { endSession, endSessions, endSessionsOf, listSessions, openSession } from './sessions.ts'
