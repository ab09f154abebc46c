/** What the services that send requests to the desk may use of it. */
export { beginCase } from './begin-case.ts'
export { requestReceived } from './rules.ts'
