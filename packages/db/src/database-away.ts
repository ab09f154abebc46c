/** The database is unreachable, closed the connection, or is a standby by now. */
const databaseAway = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|08\d{3}|53300|25006)$/
/** The driver's own errors, which have no code. */
const connectionLost =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Whether the database could not be reached: everything that is tried now fails too. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return databaseAway.test(code) || connectionLost.test(message)
}
