import type { Money } from '@tradelane/money'
import type { Cargo, FreightMode } from './cargo.ts'
import { carriedKm } from './crossings.ts'
import { kmPerNauticalMile } from './geo.ts'
import type { Journey, Section } from './journey.ts'
import type { CargoTrait } from './tariff.ts'

export type ServiceOptions = {
  /** `YYYY-MM-DD`. */
  shippingDate: string
  customsClearance: boolean
  /** The value of the goods. */
  invoice: Money | undefined
}

/** What the goods ask for beside room and weight, in the office and on the road. */
export type SpecialHandling = {
  /** Dangerous substances in the consignment. */
  substances: number
  /** Power on the road. */
  genset: boolean
  isOutOfGauge: boolean
  /** Countries in which the truck needs a third axle. */
  triAxle: readonly string[]
}

export type Rated = {
  mode: FreightMode
  journey: Journey
  cargo: Cargo
  options: ServiceOptions
  /** What the goods need: surcharges of the tariff ask for it. */
  traits?: readonly CargoTrait[]
  /** What they need in the office and on the road. */
  handling?: SpecialHandling
}

/** As the card counts it: whole nautical miles at sea, whole kilometres elsewhere, started ones counted; no card pays for a ferry. */
export function distanceOf(section: Section): number {
  const { by, km } = section
  return by === 'sea' ? Math.ceil(km / kmPerNauticalMile) : km - carriedKm(section)
}
