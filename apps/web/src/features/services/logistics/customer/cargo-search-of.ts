import { namesCharcoal } from '@tradelane/contract/dangerous-goods/charcoal'
import type { cargoSearch } from '@tradelane/contract/logistics/forms'
import type { z } from 'zod/mini'
import { dangerousGoodsOf, specialOf } from './cargo-dangerous-of.ts'
import type { CargoForm, CargoPlace } from './cargo-form.ts'
import { cargoLoad } from './cargo-load.ts'
import { cityName } from './freight-words.ts'

/** The body of the quote search. */
export type CargoSearchBody = z.input<typeof cargoSearch>

/** What /logistics/quotes is navigated to with. */
export type QuotesState = { search: CargoSearchBody }

/** Navigation state of /logistics/cargo-details: the fields of the search that the server refused. */
export type CargoState = { refused: Readonly<Record<string, string>> }

/** The form as a search; a form without faults only. What its mode does not show is not sent. */
export function cargoSearchOf(form: CargoForm): CargoSearchBody {
  const { takesContainer, counts, kinds } = cargoLoad(form)
  const isCustom = form.booking === 'lcl'
  return {
    ...end('from', form.from_city),
    ...end('to', form.to_city),
    shipping_date: form.shipping_date,
    freight_type: isCustom ? 'Sea' : form.freight_type || 'Auto',
    ...(kinds.length > 0 && form.transportation_by && { transportation_by: form.transportation_by }),
    container_size: takesContainer ? form.container_size : '',
    weight: Number(form.weight),
    ...sizeOf(form),
    quantity: counts ? Number(form.quantity) : 1,
    ...(isCustom && form.freight_basis && { category: form.category, freight_basis: form.freight_basis }),
    ...describedOf(form),
    ...specialSearchOf(form),
    customs_clearance: form.customs_clearance,
    insurance: form.insurance,
    ...(form.insurance && {
      ...(!form.dangerous && { category_of_goods: form.category_of_goods }),
      invoice_amount: Number(form.invoice_amount),
    }),
  }
}

function describedOf({ goods_description, not_charcoal }: CargoForm) {
  const text = goods_description.trim()
  return {
    ...(text && { goods_description: text }),
    ...(not_charcoal && namesCharcoal(text) && { not_charcoal }),
  }
}

/** Only what was given: most cargo is nothing special. */
function specialSearchOf(form: CargoForm) {
  const { genset, ...measures } = specialOf(form)
  const given = Object.entries(measures).filter(([, value]) => value !== undefined)
  return {
    ...(form.dangerous && {
      dangerous_goods: dangerousGoodsOf(form),
      emergency_contact: form.emergency_contact,
    }),
    ...Object.fromEntries(given),
    ...(genset && { genset }),
  } as Pick<CargoSearchBody, 'dangerous_goods' | 'emergency_contact' | 'genset' | keyof typeof measures>
}

function end<const End extends 'from' | 'to'>(name: End, { city }: CargoPlace) {
  if (!city) throw new Error(`the form has no ${name} city`)
  return {
    // With the region where the country has several of that name.
    [`${name}_city`]: cityName(city.text),
    // The specification's search sends the destination's country by its name.
    [`${name}_countrycode`]: name === 'to' ? city.countryName : city.countryCode,
    [`${name}_lat`]: Number(city.lat),
    [`${name}_lng`]: Number(city.lng),
  } as Pick<CargoSearchBody, `${End}_${'city' | 'countrycode' | 'lat' | 'lng'}`>
}

function sizeOf(
  form: CargoForm,
): Pick<CargoSearchBody, 'height' | 'length' | 'width' | 'packages' | 'volume'> {
  const none = { height: 0, length: 0, width: 0 }
  if (!cargoLoad(form).needsSize) return none
  if (form.measured === 'volume') return { ...none, volume: Number(form.volume) }
  return {
    height: Number(form.height),
    length: Number(form.length),
    width: Number(form.width),
    packages: Number(form.packages),
  }
}
