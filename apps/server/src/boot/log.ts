import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './env.ts'

type LogConfig = Pick<Config, 'logLevel' | 'logFile'>

/** One line of JSON for each event; what must not be read later is never written. */
export function createLog({ logLevel, logFile }: LogConfig, destination?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    redact: {
      paths: ['*.authorization', '*.password', '*.pwd', '*.verify_code', '*.token', '*.jwt', '*.base64File'],
      censor: '[redacted]',
    },
    serializers: { err: loggedError },
  }
  const file = logFile ? pino.destination({ dest: logFile, mkdir: true }) : undefined
  const stream = destination ?? file
  return stream ? pino(options, stream) : pino(options)
}

/**
 * What a fault is, and not what it was about: a database's errors carry whole rows in their details, a mail server's
 * the addresses, a parser's the text.
 */
function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack, cause } = error
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  return {
    type: name,
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  }
}
