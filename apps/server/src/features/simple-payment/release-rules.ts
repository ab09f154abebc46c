import type { Tx } from '@tradelane/db'
import { type Currency, compare, convert, type Money, money, type Rate } from '@tradelane/money'
import type { OneCompanyScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { settingsOf } from '../team/index.ts'
import type { PaymentRow } from './queries.ts'

/** What a currency is worth in US dollars at this moment; undefined where no payment of the company waits. */
export async function findDollarRate(
  { db, fx }: Pick<Deps, 'db' | 'fx'>,
  scope: OneCompanyScope,
  currency: Currency,
): Promise<Rate | undefined> {
  const { isOn } = await settingsOf(db, scope)
  return isOn ? (await fx.midRate(currency, 'USD')).rate : undefined
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

type Prepared = Pick<PaymentRow, 'prepared_by' | 'changed_by' | 'approval_requested_by'>

/** Nobody releases a payment that they prepared, changed last, or submitted. */
export const isOwnPayment = (row: Prepared, userId: string): boolean =>
  [row.prepared_by, row.changed_by, row.approval_requested_by].includes(userId)
