import type { DangerousEntry, Packaging } from './forms.ts'
import { findGood } from './goods.ts'

const words: Readonly<Record<Exclude<Packaging, 'tank'>, readonly [one: string, several: string]>> = {
  drums: ['drum', 'drums'],
  jerricans: ['jerrican', 'jerricans'],
  boxes: ['box', 'boxes'],
  bags: ['bag', 'bags'],
  cylinders: ['cylinder', 'cylinders'],
  ibc: ['IBC', 'IBCs'],
  unpacked: ['unpacked article', 'unpacked articles'],
}

/** '1 drum', '100,000 drums'; 'tank container' for what is not packed. */
export function packagesText({ packages, packaging }: DangerousEntry): string {
  if (packaging === 'tank') return 'tank container'
  const [one, several] = words[packaging]
  return `${packages.toLocaleString('en')} ${packages === 1 ? one : several}`
}

/** By the list or, as with mixtures, by its shipper. */
export const isMarinePollutant = ({ un_number, shipping_name, marine_pollutant }: DangerousEntry): boolean =>
  marine_pollutant || (findGood(un_number, shipping_name)?.isMarinePollutant ?? false)
