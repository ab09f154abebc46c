import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './env.ts'

type LogConfig = Pick<Config, 'logLevel' | 'logFile'>

/** One line of JSON per event; secrets are redacted before anything is written. */
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
 * An error without its data: a database error contains whole rows in its details, a mail server's error the addresses,
 * and a parser's error the text.
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
