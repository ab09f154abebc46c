import { isDatabaseAway } from '@tradelane/db'
import { MailNotSent, ProviderUnavailable } from '@tradelane/providers'

/** A deadlock, a timeout on a lock or statement, no disk or memory left: nothing was done, and a retry may succeed. */
const databaseGaveUp = /^(40001|40P01|55P03|57014|25P03|53100|53200)$/

/** Whether an error is no fault of what was tried: an outside party or the database was not there, or the database gave up. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ProviderUnavailable || error instanceof MailNotSent) return true
  return isDatabaseAway(error) || databaseGaveUp.test((error as { code?: string }).code ?? '')
}
