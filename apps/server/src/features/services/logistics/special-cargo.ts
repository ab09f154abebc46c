import { describeEntry } from '@tradelane/contract/dangerous-goods/carriage-rules'
import { charcoalNumber } from '@tradelane/contract/dangerous-goods/charcoal'
import { chargeText } from '@tradelane/contract/dangerous-goods/charge-by-air'
import { isMarinePollutant, packagesText } from '@tradelane/contract/dangerous-goods/entry-words'
import type { DangerousEntry } from '@tradelane/contract/dangerous-goods/forms'
import { findGood } from '@tradelane/contract/dangerous-goods/goods'
import type { CargoSearch } from '@tradelane/contract/logistics/forms'
import type { Freight } from '@tradelane/contract/logistics/freight'
import type { CargoTrait, SpecialHandling } from '@tradelane/freight'

/** What the goods ask for beside room and weight, as it was searched for; in the words of the search. */
export type SpecialCargo = {
  dangerous?: DangerousEntry[]
  emergencyContact?: string
  reefer?: {
    temperature: number
    humidity: number | null
    ventilation: number | null
    genset: boolean
  }
  over?: { length: number; width: number; height: number }
}

export function specialCargoOf(search: CargoSearch): SpecialCargo {
  const { dangerous_goods = [], emergency_contact, temperature_c } = search
  const over = {
    length: search.over_length_cm ?? 0,
    width: search.over_width_cm ?? 0,
    height: search.over_height_cm ?? 0,
  }
  return {
    ...(dangerous_goods.length > 0 && { dangerous: dangerous_goods }),
    ...(dangerous_goods.length > 0 && emergency_contact && { emergencyContact: emergency_contact }),
    ...(temperature_c !== undefined && {
      reefer: {
        temperature: temperature_c,
        humidity: search.humidity_percent ?? null,
        ventilation: search.ventilation_m3h ?? null,
        genset: search.genset,
      },
    }),
    ...(over.length + over.width + over.height > 0 && { over }),
  }
}

/** The search that repeats it. */
export function specialSearchOf({ dangerous, emergencyContact, reefer, over }: SpecialCargo) {
  return {
    ...(dangerous && { dangerous_goods: dangerous }),
    ...(emergencyContact && { emergency_contact: emergencyContact }),
    ...(reefer && { temperature_c: reefer.temperature }),
    ...(reefer && reefer.humidity !== null && { humidity_percent: reefer.humidity }),
    ...(reefer && reefer.ventilation !== null && { ventilation_m3h: reefer.ventilation }),
    genset: reefer?.genset ?? false,
    ...(over && { over_length_cm: over.length, over_width_cm: over.width, over_height_cm: over.height }),
  }
}

export const handlingOf = (
  { dangerous = [], reefer, over }: SpecialCargo,
  triAxle: readonly string[],
): SpecialHandling => ({
  substances: dangerous.length,
  genset: reefer?.genset ?? false,
  isOutOfGauge: over !== undefined,
  triAxle,
})

/** The surcharges of the tariff that they call for. */
export function traitsOf({ dangerous, reefer, over }: SpecialCargo): CargoTrait[] {
  return [
    ...(dangerous ? ['dangerous' as const] : []),
    ...(reefer ? ['refrigerated' as const] : []),
    ...(over && over.height > 0 ? ['over_height' as const] : []),
    ...(over && over.width > 0 ? ['over_width' as const] : []),
    ...(over && over.length > 0 ? ['over_length' as const] : []),
  ]
}

type Note = NonNullable<Freight['notes']>[number]

type Carried = { mode: Freight['mode']; heavy: readonly string[] }

/** What the carrier must know, and the customer sees with the offer and the booking. `heavy`: surcharges for the weight on the road. */
export function notesOf(cargo: SpecialCargo, { mode, heavy }: Carried): Note[] {
  const { dangerous = [], reefer, over } = cargo
  const note =
    (kind: Note['kind']) =>
    (text: string): Note => ({ kind, text })
  return [
    ...[...dangerous.map(entryText), ...dangerRemarks(cargo, mode)].map(note('dangerous')),
    ...(reefer ? [reeferText(reefer)] : []).map(note('reefer')),
    ...(over ? [overText(over)] : []).map(note('gauge')),
    ...heavy.map(note('weight')),
  ]
}

function entryText(entry: DangerousEntry): string {
  const { net_quantity, unit, packaging, flash_point } = entry
  const held = `in ${packaging === 'tank' ? 'a ' : ''}${packagesText(entry)}`
  return [
    describeEntry(entry),
    `${net_quantity.toLocaleString('en')} ${unit} net ${held}`,
    flash_point === undefined ? '' : `flash point ${flash_point} °C`,
    isMarinePollutant(entry) ? 'marine pollutant' : '',
    entry.charged_at_most_30_percent ? chargeText : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function dangerRemarks({ dangerous = [], reefer }: SpecialCargo, mode: Freight['mode']): string[] {
  if (dangerous.length === 0) return []
  const isFlammable = dangerous.some(({ un_number, shipping_name }) => {
    const good = findGood(un_number, shipping_name)
    return good && [good.hazardClass, ...good.subsidiary].some((one) => one === '2.1' || one === '3')
  })
  return [
    ...(isFlammable && reefer
      ? ['Flammable goods in a reefer: electrical fittings inside must be explosion-proof (IMDG Code 7.3.7)']
      : []),
    ...(dangerous.some(({ un_number }) => un_number === charcoalNumber)
      ? [
          'Charcoal: two weeks of weathering or treated with steam or inert gas, at most 40 °C when packed, 30 cm free above it (IMDG Code, special provision 978)',
        ]
      : []),
    ...(mode === 'FTL' || mode === 'LTL' ? ['By road under ADR: certified vehicle, trained driver'] : []),
    ...(mode === 'RAIL_FCL' ? ['By rail under RID'] : []),
    ...(mode === 'AIR' ? ['On cargo aircraft only'] : []),
  ]
}

const reeferText = ({ temperature, humidity, ventilation, genset }: NonNullable<SpecialCargo['reefer']>) =>
  [
    `Set temperature ${temperature} °C`,
    humidity === null ? '' : `humidity ${humidity} %`,
    ventilation === null ? '' : `fresh air ${ventilation} m³/h`,
    genset ? 'genset on the road' : '',
  ]
    .filter(Boolean)
    .join(', ')

function overText({ length, width, height }: NonNullable<SpecialCargo['over']>): string {
  const sides = { length, width, height }
  const over = Object.entries(sides).filter(([, centimetres]) => centimetres > 0)
  return `Out of gauge: ${over.map(([side, centimetres]) => `${centimetres} cm over ${side}`).join(', ')}`
}
