import type { Output } from '@tradelane/contract'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { priceRates, replayedPriceRate } from '@tradelane/contract/price-rates/calls'
import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { Db } from '@tradelane/db'
import { type Currency, convert, decimalText, type Money, money, plus, sum, zero } from '@tradelane/money'
import type { z } from 'zod/mini'
import { nameOfCompany, namesOfCompanies } from '../../../access/company.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ChargedFact } from '../../../entries/charged-by-rate.ts'
import { findReferenceRate } from '../../world/rates/index.ts'
import { type Charged, chargeOf } from './price-rate.ts'
import { proposedLimits } from './proposed-limits.ts'

type Replay = Omit<Output<typeof priceRates.replay>, 'status'>
type Line = { companyId: string; count: number; before: Money; after: Money }

const totalCurrency = 'USD'

/**
 * The last 30 days charged again by another rate, from what is stored: each charge is rounded and limited as it would have been. Customers with a
 * rate of their own do not have the one for all. It changes nothing. Refuses with NOT_FOUND an unknown customer.
 */
export async function replayRate(
  deps: Deps,
  { service, uid, value, ...proposal }: z.output<typeof replayedPriceRate>,
): Promise<Replay> {
  if (uid !== undefined) await nameOfCompany(deps.db, uid)
  const to = deps.clock.now()
  const from = new Date(to.getTime() - promisedMs('rateReplay'))
  const { least, most } = proposedLimits(proposal)
  const own = uid === undefined ? await companiesWithOwn(deps.db, service, to) : new Set<string>()
  const isMeant = ({ companyId }: { companyId: string }) =>
    uid === undefined ? !own.has(companyId) : companyId === uid
  const sources = deps.features.flatMap(({ chargedByRate = [] }) => chargedByRate)
  const ofService = sources.filter((source) => source.service === service)
  const charged = await Promise.all(ofService.map((source) => source.charged(deps.db, from)))
  const shown = await Promise.all(ofService.map((source) => source.shown(deps.db, to)))
  const lines = linesOf(charged.flat().filter(isMeant), { basisPoints: value, least, most })
  const kept = shown.flat().filter(isMeant)
  const meant = [...new Set([...lines, ...kept].map(({ companyId }) => companyId))]
  const names = await namesOfCompanies(deps.db, meant)
  const nameOf = (companyId: string) => names.get(companyId) ?? ''
  return {
    period: { from, to },
    lines: lines
      .toSorted((one, other) => nameOf(one.companyId).localeCompare(nameOf(other.companyId)))
      .map(({ companyId, count, before, after }) => ({
        ...{ uid: companyId, company: nameOf(companyId), count, currency: before.currency },
        ...{ before: decimalText(before), after: decimalText(after) },
      })),
    ...(await totalsOf(deps, lines)),
    quotes_kept: kept.reduce((sum, { count }) => sum + count, 0),
    to_notify: meant
      .map((companyId) => ({ uid: companyId, company: nameOf(companyId) }))
      .toSorted((one, other) => one.company.localeCompare(other.company)),
  }
}

async function companiesWithOwn(db: Db, service: PriceService, at: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('price_rates')
    .select('uid')
    .where('service', '=', service)
    .where('uid', 'is not', null)
    .where('valid_from', '<=', at)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', at)]))
    .execute()
  return new Set(rows.flatMap(({ uid }) => uid ?? []))
}

/** One for each company and currency. */
function linesOf(facts: readonly ChargedFact[], rate: Charged): Line[] {
  const lines = new Map<string, Line>()
  const times = ({ amount, currency }: Money, count: number) => money(amount * BigInt(count), currency)
  for (const { companyId, count, whole, charge } of facts) {
    const { currency } = whole
    const key = `${companyId} ${currency}`
    const line = lines.get(key) ?? { companyId, count: 0, before: zero(currency), after: zero(currency) }
    lines.set(key, {
      ...{ companyId, count: line.count + count },
      before: plus(line.before, times(charge, count)),
      after: plus(line.after, times(chargeOf(whole, rate), count)),
    })
  }
  return [...lines.values()]
}

/** In dollars at the day’s reference rates. What has no rate that is new enough is in the lines only. */
async function totalsOf(deps: Deps, lines: readonly Line[]) {
  const totals = { before: zero(totalCurrency), after: zero(totalCurrency) }
  for (const currency of new Set(lines.map(({ before }) => before.currency))) {
    const worth = await inDollars(deps, currency)
    if (!worth) continue
    const own = lines.filter(({ before }) => before.currency === currency)
    for (const side of ['before', 'after'] as const) {
      const whole = sum(
        currency,
        own.map((line) => line[side]),
      )
      totals[side] = plus(totals[side], worth(whole))
    }
  }
  return {
    total_currency: totalCurrency,
    total_before: decimalText(totals.before),
    total_after: decimalText(totals.after),
  } as const
}

async function inDollars(deps: Deps, currency: Currency): Promise<((amount: Money) => Money) | undefined> {
  if (currency === totalCurrency) return (amount) => amount
  const found = await findReferenceRate(deps, currency, totalCurrency)
  return found && ((amount) => convert(amount, found.rate, 'half-up'))
}
