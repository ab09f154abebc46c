import { join } from 'node:path'
import { hasPrepared, type Prepared } from '@tradelane/db/embedded'
import { type Config, readConfig } from '../deps/env.ts'

/** What an installation keeps ready beside the code. */
export const cache = join(import.meta.dirname, '../../../../.cache')

const dayMs = 86_400_000

/** The demo's company as an installation made it. A day later its history ends too early, and a first start makes its own. */
export const preparedDemo: Prepared = { name: 'demo', mostAgeMs: dayMs, folders: ['files'] }

/** What the demo's mails, links and verification show of the configuration, and where its documents are. */
const shown = ['publicUrl', 'filesHost', 's3', 'mailFrom', 'smtpUrl', 'nium', 'clearsKybByItself'] as const

/** The prepared content that fits this configuration: the demo was prepared with the defaults. */
export function preparedFor(config: Config): Prepared | undefined {
  if (!config.seedsDemo) return undefined
  const defaults = readConfig({})
  return shown.every((name) => config[name] === defaults[name]) ? preparedDemo : undefined
}

/** Whether a first start finds the demo's company prepared. */
export function isDemoPrepared(config: Config): boolean {
  const prepared = config.databaseUrl ? undefined : preparedFor(config)
  return prepared !== undefined && hasPrepared(cache, prepared)
}
