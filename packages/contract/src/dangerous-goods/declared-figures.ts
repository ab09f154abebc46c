import type { DangerousEntry, PackingGroup } from './forms.ts'
import type { DangerousGood } from './goods.ts'

/** Substances in kilograms do not weigh more than the shipment with their packages; litres are not compared. '' for none. */
export function netWeightFaults(
  entries: readonly DangerousEntry[],
  weightKg: number,
): Record<string, string> {
  let net = 0
  for (const [index, { unit, net_quantity }] of entries.entries()) {
    if (unit !== 'kg') continue
    net += net_quantity
    // Sums of decimals differ by less than half a gram.
    if (net > weightKg + 0.0005) {
      const message = `The substances weigh more than the whole shipment (${weightKg.toLocaleString('en')} kg)`
      return { [`dangerous_goods.${index}.net_quantity`]: message }
    }
  }
  return {}
}

/** Degrees Celsius, closed cup: IMDG Code 2.3.2.6. */
const [thirdGroupFrom, thirdGroupTo] = [23, 60]

/** What is wrong with the flash point of a flammable liquid in that packing group; undefined for nothing. */
export function flashPointFault(
  { flash_point: degrees }: DangerousEntry,
  { hazardClass, subsidiary }: DangerousGood,
  group: PackingGroup | '',
): string | undefined {
  if (hazardClass !== '3' || degrees === undefined) return undefined
  if (degrees > thirdGroupTo) {
    return 'Above 60 °C it is not class 3. If it travels at a temperature above its flash point, write to us.'
  }
  if (group === 'III' && degrees < thirdGroupFrom) {
    return 'Packing group III has a flash point from 23 to 60 °C. If the liquid is viscous (IMDG Code 2.3.2.2), write to us.'
  }
  // With a second hazard, that one may be what puts it into group II.
  if (group === 'II' && degrees >= thirdGroupFrom && subsidiary.length === 0) {
    return 'Packing group II has a flash point below 23 °C'
  }
  return undefined
}
