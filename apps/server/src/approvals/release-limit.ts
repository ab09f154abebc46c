import type { Tx } from '@tradelane/db'
import { type Currency, compare, convert, type Money, money, type Rate } from '@tradelane/money'
import type { OneCompanyScope } from '../access/scope.ts'
import { settingsOf } from '../access/team-settings.ts'
import type { Deps } from '../deps/deps.ts'
import { findReferenceRate } from '../features/world/rates/index.ts'

/**
 * What a currency is worth in US dollars at this moment; undefined where nothing of the company waits for a release, and where there
 * is no rate that is new enough: then everything waits.
 */
export async function findDollarRate(
  deps: Pick<Deps, 'db' | 'fx' | 'clock'>,
  scope: OneCompanyScope,
  currency: Currency,
): Promise<Rate | undefined> {
  const { isOn } = await settingsOf(deps.db, scope)
  return isOn ? (await findReferenceRate(deps, currency, 'USD'))?.rate : undefined
}

/**
 * Whether an amount is worth more than its company's limit. Rounded up: what is above the limit by less than a cent is
 * above it. Reads the limit in the transaction that submits; a team turned on since the rate was asked lets it wait.
 */
export async function needsRelease(
  tx: Tx,
  scope: OneCompanyScope,
  { source, dollarRate }: { source: Money; dollarRate: Rate | undefined },
): Promise<boolean> {
  const { isOn, limitCents } = await settingsOf(tx, scope)
  if (!isOn) return false
  if (limitCents === 0n || !dollarRate) return true
  return compare(convert(source, dollarRate, 'up'), money(limitCents, 'USD')) > 0
}
