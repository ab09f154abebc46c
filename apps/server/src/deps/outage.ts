import { outcomeUnknown } from '@tradelane/db'
import { MailNotSent, ProviderUnavailable } from '@tradelane/providers'

/** The database is unreachable, closed the connection, or is a standby by now. */
const databaseAway = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|08\d{3}|53300|25006)$/
/** A deadlock, or a timeout on a lock or statement: nothing was done, and a retry may succeed. */
const databaseGaveUp = /^(40001|40P01|55P03|57014|25P03)$/
/** The driver's own errors, which have no code. */
const connectionLost =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

const partsOf = (error: unknown) => error as { code?: string; message?: string }

/** Whether the database could not be reached: everything that is tried now fails too. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = partsOf(error)
  return databaseAway.test(code) || connectionLost.test(message)
}

/** What was sent to the database when it went away may have been done. */
export const unknownOutcome = (cause: unknown): Error =>
  Object.assign(new Error('It is not known whether this was committed.', { cause }), { code: outcomeUnknown })

export const isOutcomeUnknown = (error: unknown): boolean => partsOf(error).code === outcomeUnknown

/** Whether an error is no fault of what was tried: an outside party or the database was not there, or the database gave up. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ProviderUnavailable || error instanceof MailNotSent) return true
  return isDatabaseAway(error) || databaseGaveUp.test(partsOf(error).code ?? '')
}
