import { dangerFaults, modeFaults } from '@tradelane/contract/dangerous-goods/carriage-rules'
import { charcoalQuestion } from '@tradelane/contract/dangerous-goods/charcoal'
import { netWeightFaults } from '@tradelane/contract/dangerous-goods/declared-figures'
import type { CargoSearch } from '@tradelane/contract/logistics/forms'
import { specialFaults } from '@tradelane/contract/logistics/special-cargo'
import type { FreightMode } from '@tradelane/freight'
import { Refusal, refuseFields } from '../../../refusal.ts'
import type { SpecialCargo } from './special-cargo.ts'

/** Refuses, at their fields, goods that nobody carries so, whichever way they go. */
export function refuseSpecialCargo(search: CargoSearch): void {
  const { dangerous_goods: goods = [], container_size } = search
  const container = container_size || ''
  const faults: Record<string, string> = {
    ...charcoalQuestion(search, {
      un_numbers: goods.map(({ un_number }) => un_number),
      not_charcoal: search.not_charcoal,
      bySea: true,
    }),
    ...netWeightFaults(goods, search.weight),
    ...dangerFaults(goods, container),
    ...(goods.length > 0 &&
      !search.emergency_contact && { emergency_contact: 'Enter a name and a telephone number' }),
    ...specialFaults({
      container,
      temperature_c: search.temperature_c,
      humidity_percent: search.humidity_percent,
      ventilation_m3h: search.ventilation_m3h,
      genset: search.genset,
      over_length_cm: search.over_length_cm,
      over_width_cm: search.over_width_cm,
      over_height_cm: search.over_height_cm,
    }),
  }
  if (Object.keys(faults).length > 0) refuseFields(faults)
}

/** Why special cargo does not go this way; undefined where it does. */
export function notCarriedSo({ dangerous = [], over }: SpecialCargo, mode: FreightMode): Refusal | undefined {
  const fields = modeFaults(dangerous, mode) ?? (over && mode === 'RAIL_FCL' ? byRail : undefined)
  const [message] = Object.values(fields ?? {})
  return fields && message !== undefined ? new Refusal('INVALID_REQUEST', { message, fields }) : undefined
}

const byRail = { over_height_cm: 'Trains take no goods that reach over the container. Go by sea.' }
