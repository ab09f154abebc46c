import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { lastTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { findRestriction } from '../../world/restricted-countries/index.ts'
import { countryOfPartner, findPartner } from '../partners/index.ts'
import type { GoodsLine, RequestContent } from './quote-requests.ts'

export type Messages = Record<string, string>

/** Everywhere: no company's own today is refused. */
export const isPast = (day: string, now: Date): boolean => day < lastTodayAnywhere(now)

/** By field, what a request still needs before it can be submitted, and what cannot be asked for. None where it can be submitted. */
export async function missingOf(
  db: Db | Tx,
  scope: OneCompanyScope,
  content: RequestContent,
  now: Date,
): Promise<Messages> {
  return {
    ...missingGoods(content.goods ?? []),
    ...missingFields(content, now),
    ...(await restrictedPlaces(db, content)),
    ...(await restrictedCounterparty(db, scope, content)),
  }
}

const lineFields = {
  description: 'Describe the goods',
  hs_code: 'Enter an HS code',
  quantity: 'Enter a quantity',
  unit: 'Enter a unit',
  unit_price: 'Enter a price',
} as const satisfies Record<keyof GoodsLine, string>

function missingGoods(goods: readonly GoodsLine[]): Messages {
  if (goods.length === 0) return { goods: 'Add the goods' }
  const fields = Object.entries(lineFields) as [keyof GoodsLine, string][]
  return Object.fromEntries(
    goods.flatMap((line, index) =>
      fields
        .filter(([field]) => !line[field])
        .map(([field, message]) => [`goods.${index}.${field}`, message] as const),
    ),
  )
}

function missingFields(content: RequestContent, now: Date): Messages {
  const { shipping_date: day } = content
  return {
    ...(!content.currency && { currency: 'Currency is required' }),
    ...(!content.incoterm && { incoterm: 'Select an Incoterm' }),
    ...(!content.named_place && { named_place: 'Enter the named place' }),
    ...(!content.from && { from: 'Choose where the goods come from' }),
    ...(!content.to && { to: 'Choose where the goods go' }),
    ...(isOnePlace(content) && { to: 'Choose two different places' }),
    ...(!day && { shipping_date: 'Select the shipping date' }),
    ...(day && isPast(day, now) && { shipping_date: 'Choose a shipping date from today on' }),
    ...(day && isFar(day, now) && { shipping_date: 'Choose a shipping date within a year' }),
    ...(!content.services?.length && { services: 'Choose at least one service' }),
  }
}

const isOnePlace = ({ from, to }: RequestContent): boolean =>
  Boolean(from && to && from.lat === to.lat && from.lng === to.lng)

/** No carrier is asked for so far ahead. */
const isFar = (day: string, now: Date): boolean =>
  day > new Date(now.getTime() + 366 * 24 * 3_600_000).toISOString().slice(0, 10)

/** Goods reach fewer places than money. */
async function restrictedPlaces(db: Db | Tx, { services, ...content }: RequestContent): Promise<Messages> {
  const moves = services?.some((service) => service === 'freight' || service === 'insurance')
  const found: Messages = {}
  for (const field of ['from', 'to'] as const) {
    const place = content[field]
    if (!place) continue
    // Restrictions name a city without the region that tells it apart.
    const at = { country: place.countryCode, city: place.name.split(',')[0] }
    const restricted = await findRestriction(db, [at], moves ? 'freight' : 'payments')
    if (restricted)
      found[field] =
        `${moves ? 'We carry nothing from or to' : 'We do not serve'} ${restricted.name}. ${restricted.reason}`
  }
  return found
}

async function restrictedCounterparty(
  db: Db | Tx,
  scope: OneCompanyScope,
  { counterparty }: RequestContent,
): Promise<Messages> {
  const { beneficiary_id: id, country } = counterparty ?? {}
  const partner = id ? await findPartner(db, scope, id) : undefined
  const ofPartner = partner && (await countryOfPartner(db, scope, partner))
  const places = [
    { field: 'counterparty.beneficiary_id', country: ofPartner, city: partner?.town },
    { field: 'counterparty.country', country, city: undefined },
  ]
  const found: Messages = {}
  for (const place of places) {
    if (!place.country) continue
    const at = { country: place.country, city: place.city ?? undefined }
    const restricted = await findRestriction(db, [at], 'payments')
    if (restricted) found[place.field] = `We do not serve ${restricted.name}. ${restricted.reason}`
  }
  return found
}
