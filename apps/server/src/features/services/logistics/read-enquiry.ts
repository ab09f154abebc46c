import { goodsClasses } from '@tradelane/contract/insurance/cover'
import { bankCountries, countryName, isBankCountry } from '@tradelane/contract/lists/bank-countries'
import { countryAround } from '@tradelane/contract/lists/customs-places'
import type { CargoSearch } from '@tradelane/contract/logistics/forms'
import { capitals } from '@tradelane/contract/primitives/identifier'
import { crossesCustoms, customsOf, type Place } from '@tradelane/freight'
import { money, percentOf } from '@tradelane/money'
import { lastTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { refuseFields } from '../../../refusal.ts'
import { findCity, placeOf } from '../../world/places/index.ts'
import type { Enquiry } from './enquiry.ts'
import { refuseSpecialCargo } from './refuse-special-cargo.ts'
import { specialCargoOf } from './special-cargo.ts'

const dayMs = 86_400_000
/** Rates for later dates are not known. */
const farthestDays = 365

/** The search with the cities from our own table: their positions decide the price. */
export async function readEnquiry(search: CargoSearch, now: Date): Promise<Enquiry> {
  refuseDate(search.shipping_date, now)
  refuseSpecialCargo(search)
  const special = specialCargoOf(search)
  const [from, to] = [await readPlace(search, 'from'), await readPlace(search, 'to')]
  if (from.position[0] === to.position[0] && from.position[1] === to.position[1]) {
    refuseFields({ to_city: 'Choose two different places' })
  }
  if (search.customs_clearance) refuseWithoutCustoms(customsOf(from), customsOf(to))
  return {
    from,
    to,
    shippingDate: search.shipping_date,
    container: search.container_size || null,
    quantity: search.quantity,
    weightKg: search.weight,
    volumeM3: volumeOf(search),
    customsClearance: search.customs_clearance,
    insurance: search.insurance,
    goods: special.dangerous ? goodsClasses.dangerous.label : (search.category_of_goods ?? null),
    invoiceCents: search.invoice_amount === undefined ? null : centsOf(search.invoice_amount),
    ...(search.goods_description && { description: search.goods_description }),
    ...(search.not_charcoal && { notCharcoal: true }),
    ...(Object.keys(special).length > 0 && { special }),
  }
}

function refuseWithoutCustoms(from: string, to: string): void {
  if (crossesCustoms(from, to)) return
  const end = countryAround(from) === to ? `the rest of ${countryName(to)}` : countryName(to)
  const way = from === to ? `within ${countryName(from)}` : `from ${countryName(from)} to ${end}`
  refuseFields({ customs_clearance: `Goods ${way} need no customs clearance. Search without it.` })
}

/** Rounded half-up to the cent: a program may send more decimals. JSON has no bigint, and cents of at most 1e9 dollars fit. */
function centsOf(dollars: string): number {
  const [whole = '', fraction = ''] = dollars.split('.')
  const all = money(BigInt(whole + fraction), 'USD')
  const toCents = { numerator: 100n, denominator: 10n ** BigInt(fraction.length) }
  return Number(percentOf(all, toCents, 'half-up').amount)
}

function refuseDate(date: string, now: Date): void {
  if (date < lastTodayAnywhere(now)) refuseFields({ shipping_date: 'The loading date is in the past' })
  const latest = new Date(now.getTime() + farthestDays * dayMs).toISOString().slice(0, 10)
  if (date > latest) refuseFields({ shipping_date: 'Choose a loading date within a year' })
}

async function readPlace(search: CargoSearch, end: 'from' | 'to'): Promise<Place> {
  const countryCode = countryCodeOf(search[`${end}_countrycode`])
  // A chosen suggestion is 'Hamburg, DE' in its field.
  const name = search[`${end}_city`].replace(/,\s*[A-Za-z]{2}$/, '')
  const [lng, lat] = [search[`${end}_lng`], search[`${end}_lat`]]
  const city = countryCode && (await findCity({ name, countryCode, lng, lat }))
  if (!city) return refuseFields({ [`${end}_city`]: 'Please choose a city from the list' })
  return placeOf(city)
}

function countryCodeOf(text: string): string | undefined {
  const code = capitals(text)
  if (isBankCountry(code)) return code
  const name = text.toUpperCase()
  return bankCountries.find(({ description }) => description.toUpperCase() === name)?.code
}

function volumeOf({ volume, height, length, width, packages }: CargoSearch): number {
  return volume ?? height * length * width * packages
}
