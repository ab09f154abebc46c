import {
  dangerFaults,
  isFlammableLiquid,
  modeFaults,
} from '@tradelane/contract/dangerous-goods/carriage-rules'
import { charcoalQuestion } from '@tradelane/contract/dangerous-goods/charcoal'
import { isChargeLimitedByAir } from '@tradelane/contract/dangerous-goods/charge-by-air'
import { netWeightFaults } from '@tradelane/contract/dangerous-goods/declared-figures'
import { type DangerousEntry, mostEntries, type Packaging } from '@tradelane/contract/dangerous-goods/forms'
import { allGoods, type DangerousGood, groupsOf, searchedAs } from '@tradelane/contract/dangerous-goods/goods'
import { specialFaults } from '@tradelane/contract/logistics/special-cargo'
import type { CargoForm } from './cargo-form.ts'
import { cargoLoad } from './cargo-load.ts'

type Entry = CargoForm['dangerous_goods'][number]

export const emptyEntry: Entry = {
  good: '',
  packing_group: '',
  technical_name: '',
  net_quantity: '',
  unit: 'kg',
  packages: '1',
  packaging: '',
  flash_point: '',
  marine_pollutant: false,
  charged_at_most_30_percent: false,
}

/** What the field keeps of a substance: found by number, with or without "UN", and by name. An entry of several names has one choice for each. */
const keyOf = ({ un }: DangerousGood, name: string) => `UN${un} ${name}`
const choices = allGoods().flatMap((good) =>
  good.names.map((name) => ({ good, name, key: keyOf(good, name) })),
)
export const goodOptions = choices.map(({ good, name, key }) => ({
  value: key,
  label: `UN ${good.un} · ${name}`,
  alsoFound: searchedAs(good),
}))
export const goodOf = (key: string): DangerousGood | undefined =>
  choices.find((choice) => choice.key === key)?.good
const shippingNameOf = (key: string): string | undefined => choices.find((choice) => choice.key === key)?.name

/** The container where one is asked for; '' for none. */
const containerOf = (form: CargoForm): string => (cargoLoad(form).takesContainer ? form.container_size : '')

const asksGroup = (good: DangerousGood | undefined) => good !== undefined && groupsOf(good).length > 1
const asksFlashPoint = (good: DangerousGood | undefined) => good !== undefined && isFlammableLiquid(good)

/** Whether these batteries fly with little charge only. */
export function asksCharge(key: string): boolean {
  const good = goodOf(key)
  return (
    good !== undefined && isChargeLimitedByAir({ un_number: good.un, shipping_name: shippingNameOf(key) })
  )
}

/** As the search sends them; without what was entered for another substance before. */
export function dangerousGoodsOf({ dangerous, dangerous_goods }: CargoForm): DangerousEntry[] {
  if (!dangerous) return []
  return dangerous_goods.map((entry) => {
    const good = goodOf(entry.good)
    return {
      un_number: good?.un ?? '',
      ...(good && { shipping_name: shippingNameOf(entry.good) }),
      ...(entry.packing_group && asksGroup(good) && { packing_group: entry.packing_group }),
      ...(good?.needsTechnicalName && entry.technical_name && { technical_name: entry.technical_name }),
      net_quantity: Number(entry.net_quantity),
      unit: entry.unit,
      packages: entry.packaging === 'tank' ? 1 : Number(entry.packages),
      packaging: (entry.packaging || 'boxes') as Packaging,
      ...(asksFlashPoint(good) &&
        numberOf(entry.flash_point) !== undefined && { flash_point: numberOf(entry.flash_point) }),
      marine_pollutant: entry.marine_pollutant || (good?.isMarinePollutant ?? false),
      ...(asksCharge(entry.good) && { charged_at_most_30_percent: entry.charged_at_most_30_percent }),
    }
  })
}

/** With a decimal point or comma. Undefined for what is not a number, and for nothing. */
const numberOf = (text: string): number | undefined =>
  /^-?\d{1,4}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.replace(',', '.')) : undefined

/** Of a refrigerated container, an open top and a flat rack; nothing for the others. */
export function specialOf(form: CargoForm) {
  const container = containerOf(form)
  const isReefer = container.startsWith('RF')
  const isOpen = container.startsWith('OT')
  const isFlat = container.startsWith('FR')
  const of = (isAsked: boolean, text: string) => (isAsked ? numberOf(text) : undefined)
  return {
    temperature_c: of(isReefer, form.temperature_c),
    humidity_percent: of(isReefer, form.humidity_percent),
    ventilation_m3h: of(isReefer, form.ventilation_m3h),
    genset: isReefer && form.genset,
    over_length_cm: of(isFlat, form.over_length_cm),
    over_width_cm: of(isFlat, form.over_width_cm),
    over_height_cm: of(isFlat || isOpen, form.over_height_cm),
  }
}

/** What is asked where the goods sound like charcoal and are not declared. */
export const charcoalAsked = (form: CargoForm) =>
  charcoalQuestion(form, {
    un_numbers: dangerousGoodsOf(form).map(({ un_number }) => un_number),
    not_charcoal: form.not_charcoal,
    bySea: true,
  })

/** By the path of the field. */
export function specialCargoFaults(form: CargoForm): Record<string, string> {
  return {
    ...charcoalAsked(form),
    ...(form.dangerous ? dangerousFaults(form) : {}),
    ...specialFaults({ container: containerOf(form), ...specialOf(form) }),
  }
}

function dangerousFaults(form: CargoForm): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [index, entry] of form.dangerous_goods.entries()) {
    for (const [field, message] of Object.entries(entryFaults(entry))) {
      faults[`dangerous_goods.${index}.${field}`] = message
    }
  }
  const entries = dangerousGoodsOf(form)
  const mode = form.freight_type === 'Air' ? 'AIR' : form.transportation_by
  const byRules = {
    ...(Number(form.weight) > 0 && netWeightFaults(entries, Number(form.weight))),
    ...dangerFaults(entries, containerOf(form)),
    ...(mode && modeFaults(entries, mode)),
  }
  for (const [path, message] of Object.entries(byRules)) faults[formPath(path)] ??= message
  if (form.emergency_contact.trim() === '') faults.emergency_contact = 'Enter a name and a telephone number'
  if (form.dangerous_goods.length === 0 || form.dangerous_goods.length > mostEntries)
    faults.dangerous = `Enter 1 to ${mostEntries} substances`
  return faults
}

function entryFaults({ good, net_quantity, packages, packaging }: Entry): Record<string, string> {
  return {
    ...(good === '' && { good: 'Select the UN number or name' }),
    ...(!(Number(net_quantity) > 0) && { net_quantity: 'Enter the net quantity' }),
    ...(packaging !== 'tank' && !/^[1-9]\d{0,4}$/.test(packages) && { packages: 'Enter how many packages' }),
    ...(packaging === '' && { packaging: 'Select the kind of packages' }),
  }
}

/** The number and the name of a substance are one field of the form. */
export const formPath = (path: string): string =>
  path.replace(/^(dangerous_goods\.\d+\.)(un_number|shipping_name)$/, '$1good')
