import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { Db, Tx } from '@tradelane/db'
import { type PriceRate, type PriceRateRow, toPriceRate } from './price-rate.ts'

/** Without a company: for all that have no rate of their own. */
export type RateMoment = { companyId: string | null; at: Date }

/** What a customer is charged at a moment: its own rate, else the one for all. */
export const rateInForce = async (
  db: Db | Tx,
  service: PriceService,
  moment: RateMoment,
): Promise<PriceRate> => (await ratesInForce(db, [service], moment))[service]

/** The same of several services, in one read. */
export async function ratesInForce<Service extends PriceService>(
  db: Db | Tx,
  services: readonly Service[],
  { companyId, at }: RateMoment,
): Promise<Record<Service, PriceRate>> {
  const rows = await db
    .selectFrom('price_rates')
    .distinctOn('service')
    .selectAll()
    .where('service', 'in', services)
    .where('version', 'is not', null)
    .where((is) => is.or([is('uid', '=', companyId), is('uid', 'is', null)]))
    .where('valid_from', '<=', at)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', at)]))
    .orderBy('service')
    .orderBy('uid', (order) => order.asc().nullsLast())
    .execute()
  const found = new Map(rows.map((row) => [row.service, toPriceRate(row as VersionRow)]))
  return Object.fromEntries(services.map((service) => [service, one(found.get(service))])) as Record<
    Service,
    PriceRate
  >
}

/** There is always one for all. */
function one(rate: PriceRate | undefined): PriceRate {
  if (!rate) throw new Error('a service has no rate')
  return rate
}

type VersionRow = PriceRateRow & { version: number }

/** Since when a version holds for a customer no more: another one has replaced it, or the customer got a rate of its own. Undefined while it holds. */
export async function endOfRate(
  db: Db | Tx,
  rateId: string,
  { companyId, at }: RateMoment,
): Promise<Date | undefined> {
  const { service } = await getRate(db, rateId)
  const current = await rateInForce(db, service, { companyId, at })
  if (current.rateId === rateId) return undefined
  const versions = await db
    .selectFrom('price_rates')
    .select(['rate_id', 'valid_from', 'valid_to'])
    .where('service', '=', service)
    .where('version', 'is not', null)
    .where((is) => is.or([is('uid', '=', companyId), is('rate_id', '=', rateId)]))
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .execute()
  const ended = versions.find((each) => each.rate_id === rateId)?.valid_to
  const own = versions.filter((each) => each.rate_id !== rateId)
  const ends = [ended, current.isOwn ? beginOfOwn(own) : undefined]
  const [first] = ends
    .filter((end) => !!end && end <= at)
    .toSorted((one, other) => Number(one) - Number(other))
  return first ?? undefined
}

type Span = { valid_from: Date | null; valid_to: Date | null }

/** Since when a customer has rates of its own without a gap, of those that hold or held, the newest first: one that follows another is no new begin. */
function beginOfOwn([newest, ...earlier]: readonly Span[]): Date | undefined {
  let begin = newest?.valid_from
  for (const { valid_from, valid_to } of earlier) if (Number(valid_to) === Number(begin)) begin = valid_from
  return begin ?? undefined
}

/** The versions of a service that hold for somebody, or did so after a moment. There is always one for all. */
export async function listRatesSince(db: Db, service: PriceService, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('price_rates')
    .select('rate_id')
    .where('service', '=', service)
    .where('version', 'is not', null)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', since)]))
    .execute()
  return rows.map(({ rate_id }) => rate_id)
}

/** The version by which something was charged, whether it still holds or not. */
export async function getRate(db: Db | Tx, rateId: string): Promise<PriceRate> {
  const row = await db
    .selectFrom('price_rates')
    .selectAll()
    .where('rate_id', '=', rateId)
    .where('version', 'is not', null)
    .executeTakeFirstOrThrow()
  return toPriceRate(row as VersionRow)
}
