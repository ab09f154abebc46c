import type { Output } from '@tradelane/contract'
import type { priceRates } from '@tradelane/contract/price-rates/calls'
import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { Db } from '@tradelane/db'
import { decimalText, type Money, money, plus, zero } from '@tradelane/money'
import { namesOfCompanies } from '../../../access/company.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ChargedByRate, ChargedFact, Period } from '../../../entries/charged-by-rate.ts'
import { type Sides, totalsOf } from './total-of-charges.ts'

type ChargedAgain = Output<typeof priceRates.outcome>['expected']
type Line = Sides & { companyId: string; count: number }

export const sourcesOf = (deps: Deps, service: PriceService): ChargedByRate[] =>
  deps.features
    .flatMap(({ chargedByRate = [] }) => chargedByRate)
    .filter((source) => source.service === service)

type IsMeant = (of: { companyId: string }) => boolean

/** Of a rate of its own that customer; of the one for all everybody who had none of its own in that time. */
export async function whoIsMeant(
  db: Db,
  { service, uid }: { service: PriceService; uid: string | null },
  { from, to }: Period,
): Promise<IsMeant> {
  if (uid !== null) return ({ companyId }) => companyId === uid
  const rows = await db
    .selectFrom('price_rates')
    .select('uid')
    .where('service', '=', service)
    .where('uid', 'is not', null)
    .where('valid_from', '<=', to)
    // What was replaced before it began has no time.
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', is.ref('valid_from'))]))
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', from)]))
    .execute()
  const own = new Set(rows.flatMap((row) => row.uid ?? []))
  return ({ companyId }) => !own.has(companyId)
}

export async function chargedIn(
  deps: Deps,
  { service, isMeant }: { service: PriceService; isMeant: IsMeant },
  period: Period,
): Promise<ChargedFact[]> {
  const charged = await Promise.all(sourcesOf(deps, service).map((source) => source.charged(deps.db, period)))
  return charged.flat().filter(isMeant)
}

/** What one charge was, or would have been, by each of two versions. */
type BothSides = (fact: ChargedFact) => Sides

/** By customer and currency, and in all. */
export async function chargeAgain(
  deps: Deps,
  facts: readonly ChargedFact[],
  period: Period,
  sides: BothSides,
): Promise<ChargedAgain> {
  const lines = linesOf(facts, sides)
  const names = await namesOfCompanies(deps.db, [...new Set(lines.map(({ companyId }) => companyId))])
  return {
    period,
    lines: lines
      .map(({ companyId, count, before, after }) => ({
        ...{ uid: companyId, company: names.get(companyId) ?? '', count, currency: before.currency },
        ...{ before: decimalText(before), after: decimalText(after) },
      }))
      .toSorted((one, other) => one.company.localeCompare(other.company)),
    ...(await totalsOf(deps, lines)),
  }
}

function linesOf(facts: readonly ChargedFact[], sides: BothSides): Line[] {
  const lines = new Map<string, Line>()
  const times = ({ amount, currency }: Money, count: number) => money(amount * BigInt(count), currency)
  for (const fact of facts) {
    const { companyId, count } = fact
    const { currency } = fact.charge
    const { before, after } = sides(fact)
    const key = `${companyId} ${currency}`
    const line = lines.get(key) ?? { companyId, count: 0, before: zero(currency), after: zero(currency) }
    lines.set(key, {
      ...{ companyId, count: line.count + count },
      before: plus(line.before, times(before, count)),
      after: plus(line.after, times(after, count)),
    })
  }
  return [...lines.values()]
}
