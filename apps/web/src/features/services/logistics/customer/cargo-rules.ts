import { today } from '../../../../lib/format/format-date.ts'
import { specialCargoFaults } from './cargo-dangerous-of.ts'
import { type CargoForm, cargoFields } from './cargo-form.ts'
import { cargoLoad } from './cargo-load.ts'

/** The form held to its rules. */
export const cargoForm = cargoFields.check(({ value, issues }) => {
  for (const [field, message] of Object.entries(cargoFaults(value))) {
    issues.push({ code: 'custom', path: pathOf(field), message, input: value })
  }
})

type Faults = Partial<Record<keyof CargoForm, string>>

/** 'dangerous_goods.0.good' is a field of the first substance. */
const pathOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** What is wrong with the form, by field, in the specification's words; fields that the mode does not show are not checked. */
function cargoFaults(form: CargoForm): Record<string, string> {
  return {
    ...transportFaults(form),
    ...placeFaults(form),
    ...goodsFaults(form),
    ...specialCargoFaults(form),
    ...extraFaults(form),
  }
}

function transportFaults(form: CargoForm): Faults {
  const { kinds, takesContainer, counts } = cargoLoad(form)
  const isKnown = kinds.some((kind) => kind === form.transportation_by)
  return {
    ...(form.booking === 'simpleBooking' && form.freight_type === '' && { freight_type: select }),
    ...(kinds.length > 0 && !isKnown && { transportation_by: select }),
    ...(takesContainer && form.container_size === '' && { container_size: select }),
    ...(counts && !isCount(form.quantity, 999) && { quantity: `Enter how many ${counts}, 1 to 999` }),
  }
}
const select = 'Select a type'

function placeFaults({ from_city: from, to_city: to, shipping_date: date }: CargoForm): Faults {
  const faults: Faults = {}
  if (!from.city) faults.from_city = from.text.trim() ? fromList : 'Please enter a source'
  if (!to.city) faults.to_city = to.text.trim() ? fromList : 'Please enter a destination'
  if (from.city && to.city && from.city.geonameId === to.city.geonameId) {
    faults.to_city = 'Choose two different places'
  }
  if (date === '') faults.shipping_date = 'Select a date'
  else if (date < today()) faults.shipping_date = 'The loading date is in the past'
  else if (date > lastLoadingDay()) faults.shipping_date = 'Choose a loading date within a year'
  return faults
}
const fromList = 'Please choose a city from the list'

function goodsFaults(form: CargoForm): Faults {
  const { needsSize } = cargoLoad(form)
  const faults: Faults = {}
  if (!isMore(form.weight)) faults.weight = 'Please enter some weight'
  if (!needsSize) return faults
  if (form.measured === 'volume') {
    if (!isMore(form.volume)) faults.volume = 'Enter cubic metres'
    return faults
  }
  if (!isCount(form.packages, 100_000)) faults.packages = 'Enter how many pieces'
  for (const side of ['length', 'width', 'height'] as const) {
    if (!isMore(form[side])) faults[side] = `Enter the ${side} in metres`
    else if (Number(form[side]) > 100) faults[side] = 'At most 100 metres'
  }
  return faults
}

function extraFaults(form: CargoForm): Faults {
  const isCustom = form.booking === 'lcl'
  return {
    ...(isCustom && form.category === '' && { category: 'Select a category' }),
    ...(isCustom && form.freight_basis === '' && { freight_basis: 'Select a freight basis' }),
    ...(form.insurance &&
      !form.dangerous &&
      form.category_of_goods === '' && { category_of_goods: 'Category of goods is required' }),
    ...(form.insurance && !isMore(form.invoice_amount) && { invoice_amount: 'Enter a invoice amount' }),
  }
}

/** Nobody knows what freight costs later than that. */
export function lastLoadingDay(): string {
  return new Date(Date.parse(today()) + 365 * 86_400_000).toISOString().slice(0, 10)
}

const isMore = (text: string): boolean => Number(text) > 0
const isCount = (text: string, most: number): boolean => /^\d+$/.test(text) && +text >= 1 && +text <= most
