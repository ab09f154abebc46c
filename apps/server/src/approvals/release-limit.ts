import type { Tx } from '@tradelane/db'
import { type Currency, convert, type Money, type Rate } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import type { Company } from '../access/company.ts'
import { dailyCentsOf, toSettings } from '../access/team-settings.ts'
import type { Deps } from '../deps/deps.ts'
import { findReferenceRate } from '../features/world/rates/index.ts'
import { countAlone, findAlone } from './approved-alone.ts'

/**
 * What a currency is worth in US dollars at this moment; undefined where nothing of the company waits for a release, and where there
 * is no rate that is new enough: then everything waits.
 */
export async function findDollarRate(
  deps: Pick<Deps, 'db' | 'fx' | 'clock'>,
  company: Company,
  currency: Currency,
): Promise<Rate | undefined> {
  return toSettings(company).isOn ? (await findReferenceRate(deps, currency, 'USD'))?.rate : undefined
}

type Person = { companyId: string; userId: string }
/** What leaves the wallet by an approved action, what its currency is worth, when, and the company as it is in the transaction. */
type Approved = { source: Money; dollarRate: Rate | undefined; at: Date; company: Company }

/**
 * Whether an amount waits for a second person: it is worth more than its company's limit, or more than what is left for this person today.
 * What does not wait is counted as approved alone. The limits are those of the transaction that submits; a team turned on since the rate was
 * asked lets it wait.
 */
export async function needsRelease(tx: Tx, person: Person, approved: Approved): Promise<boolean> {
  const { isOn, cents, limits } = judged(approved)
  if (!isOn) return false
  if (cents === undefined) return true
  const isCounted = await countAlone(tx, person, {
    day: dayOf(approved.at),
    cents,
    mostCents: dailyCentsOf(limits),
  })
  return !isCounted
}

/** The same without counting: whether this person could not approve the amount alone. */
export async function isAboveLimits(tx: Tx, person: Person, approved: Approved): Promise<boolean> {
  const { isOn, cents, limits } = judged(approved)
  if (!isOn) return false
  if (cents === undefined) return true
  return (await findAlone(tx, person, dayOf(approved.at))) + cents > dailyCentsOf(limits)
}

/** Rounded up: what is above a limit by less than a cent is above it. No cents: it is above the limit of one amount. */
function judged({ source, dollarRate, company }: Approved) {
  const { isOn, ...limits } = toSettings(company)
  const cents = dollarRate && convert(source, dollarRate, 'up').amount
  const isWithin = cents !== undefined && limits.limitCents > 0n && cents <= limits.limitCents
  return { isOn, limits, cents: isWithin ? cents : undefined }
}
