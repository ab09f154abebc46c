import type { Output } from '@tradelane/contract'
import type { priceRates } from '@tradelane/contract/price-rates/calls'
import { type PriceService, priceServiceNames, priceServices } from '@tradelane/contract/price-rates/services'
import { type Currency, decimalText } from '@tradelane/money'
import { namesOfCompanies } from '../../../access/company.ts'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import { subjectsThatWait } from '../../people/four-eyes/index.ts'
import { chargedBy, type PriceRateRow } from './price-rate.ts'
import { rateChange } from './propose-rate.ts'

type Listed = Output<typeof priceRates.list>['rates'][number]
type Filter = { service?: PriceService | undefined; uid?: string | undefined }

/** Those that wait, then the versions, newest first, by service: for all customers, then for each that has its own. */
export async function listPriceRates(deps: Deps, { service, uid }: Filter): Promise<Listed[]> {
  const now = deps.clock.now()
  const waiting = await subjectsThatWait(deps, rateChange.kind)
  const rows = await deps.db
    .selectFrom('price_rates')
    .selectAll()
    // During an update there may be rates of services that only the new process knows.
    .where('service', 'in', priceServiceNames)
    .where((is) =>
      is.or([is('version', 'is not', null), ...(waiting.length > 0 ? [is('rate_id', 'in', waiting)] : [])]),
    )
    .$if(service !== undefined, (query) => query.where('service', '=', service as PriceService))
    .$if(uid !== undefined, (query) =>
      query.where((is) => is.or([is('uid', '=', uid ?? ''), is('uid', 'is', null)])),
    )
    .orderBy('uid', (order) => order.asc().nullsFirst())
    .orderBy('version', (order) => order.desc().nullsFirst())
    .execute()
  const [companies, colleagues] = await Promise.all([
    namesOfCompanies(deps.db, [...new Set(rows.flatMap((row) => row.uid ?? []))]),
    namesOfAdministrators(
      deps.db,
      rows.flatMap((row) => [actorOf(row.asked_by), actorOf(row.confirmed_by)]),
    ),
  ])
  const listed = rows.map((row) => describe(row, { now, companies, colleagues }))
  return priceServiceNames.flatMap((name) => listed.filter((one) => one.service === name))
}

const actorOf = (id: string | null) => id && `administrator:${id}`

type Names = ReadonlyMap<string, string>

function describe(
  row: PriceRateRow,
  { now, companies, colleagues }: { now: Date; companies: Names; colleagues: Names },
): Listed {
  const service = row.service as PriceService
  const { fixed, least, most } = chargedBy(row)
  const nameOf = (id: string | null) => (id === null ? null : (colleagues.get(`administrator:${id}`) ?? null))
  return {
    ...{ rate_id: row.rate_id, service, scope: row.uid === null ? 'default' : 'customer', uid: row.uid },
    company_name: row.uid && (companies.get(row.uid) ?? null),
    basis: priceServices[service].basis,
    value: fixed ? Number(decimalText(fixed)) : row.basis_points / 100,
    ...{ min: least ? decimalText(least) : null, max: most ? decimalText(most) : null },
    ...{ currency: row.currency as Currency | null },
    version: row.version,
    valid_from: row.version === null ? row.asked_from : row.valid_from,
    valid_to: row.version === null ? row.asked_to : row.valid_to,
    state: stateOf(row, now),
    ...{ asked_by: nameOf(row.asked_by), confirmed_by: nameOf(row.confirmed_by), reason: row.reason },
  }
}

function stateOf({ version, valid_from: begin, valid_to: end }: PriceRateRow, now: Date): Listed['state'] {
  if (version === null) return 'PENDING'
  // What was replaced before it began has no time at all.
  return end && (end <= now || end.getTime() === begin?.getTime()) ? 'RETIRED' : 'ACTIVE'
}
