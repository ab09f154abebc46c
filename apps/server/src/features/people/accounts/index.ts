export { findFirstOwner } from './account-rows.ts'
export { endSession, endSessionsOf, openSession } from './sessions.ts'
