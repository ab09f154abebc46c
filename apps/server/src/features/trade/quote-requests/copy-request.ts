import type { RequestedService } from '@tradelane/contract/quote-requests/forms'
import type { ServiceData, ServiceGroup } from '@tradelane/contract/transactions/service-data'
import type { Currency } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { inTransaction } from '../../../transaction.ts'
import { findNamedCity } from '../../world/places/index.ts'
import { dataOfTrade, getTransaction } from '../transactions/index.ts'
import { isPast } from './missing-of.ts'
import { contentOf, findRequestOfTrade, getRequest, type RequestContent } from './quote-requests.ts'
import { addRequest } from './save-request.ts'

type Source = { quote_request_id: string } | { transaction_id: string }

/** A new draft with what a request or a trade has, without a day that is past. Refuses with NOT_FOUND. */
export async function copyRequest(deps: Deps, actor: CustomerActor, source: Source) {
  const at = deps.clock.now()
  const { shipping_date: day, ...content } = await contentOfSource(deps, actor, source)
  const copied = day && !isPast(day, at) ? { ...content, shipping_date: day } : content
  return inTransaction(deps.db, (tx) => addRequest(tx, actor, copied, at))
}

async function contentOfSource(deps: Deps, actor: CustomerActor, source: Source): Promise<RequestContent> {
  if ('quote_request_id' in source)
    return contentOf(await getRequest(deps.db, actor, source.quote_request_id))
  const { transaction_id: id } = source
  const { name, currency } = await getTransaction(deps.db, actor, id)
  const request = await findRequestOfTrade(deps.db, actor, id)
  if (request) return contentOf(request)
  return { name, currency: currency as Currency, ...(await knownOf(await dataOfTrade(deps, actor, id))) }
}

const groups = {
  payment: 'simple_payment_data',
  escrow: 'smart_escrow_data',
  factoring: 'invoice_factoring_data',
  freight: 'logistics_data',
  inspection: 'quality_assurance_data',
  insurance: 'insurance_data',
} as const satisfies Record<RequestedService, ServiceGroup>

/** What the services of a trade know of it: the other company, the places, and themselves. */
async function knownOf(data: ServiceData): Promise<RequestContent> {
  const asked = Object.entries(groups) as [RequestedService, ServiceGroup][]
  const [freight] = data.logistics_data.flatMap(({ freights }) => freights)
  const company_name =
    data.simple_payment_data[0]?.beneficiary_details?.company_name ??
    data.smart_escrow_data[0]?.company_name ??
    data.invoice_factoring_data[0]?.buyer.company_name
  const [from, to] = freight
    ? [await placeOf(freight.from_city), await placeOf(freight.to_city)]
    : [undefined, undefined]
  return {
    services: asked.filter(([, group]) => data[group].length > 0).map(([service]) => service),
    ...(company_name && { counterparty: { company_name } }),
    from,
    to,
  }
}

/** Of 'Hamburg, DE'. */
async function placeOf(text: string): Promise<RequestContent['from']> {
  const [, name = '', country = ''] = /^(.*),\s*([A-Z]{2})$/.exec(text) ?? []
  const city = name && (await findNamedCity(name, country))
  if (!city) return undefined
  return { name, countryCode: country, lat: city.lat, lng: city.lng }
}
