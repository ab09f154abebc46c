export { findFirstOwner } from './queries.ts'
export { endSession, endSessionsOf, openSession } from './sessions.ts'
