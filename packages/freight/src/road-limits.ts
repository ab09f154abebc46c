import { type Cargo, type FreightMode, takesContainer } from './cargo.ts'
import { type ContainerType, containers } from './containers.ts'
import type { Journey, Section } from './journey.ts'

/** The weight of a box and its load that a truck may carry, in kilograms, and from which weight on it takes a chassis with a third axle. */
type RoadLimit = { usualKg: number; mostKg: number; shortUsualKg: number; source: string }

/**
 * What is left for the box of the legal gross weight, less a tractor and its chassis: 13.6 t, with a third axle 14 t; in the US 12.6 t. These
 * weights are ours, and so is the lower figure of a 20-foot box, whose weight is on two axles.
 */
const europe: RoadLimit = {
  usualKg: 40_000 - 13_600,
  mostKg: 44_000 - 14_000,
  shortUsualKg: 40_000 - 13_600,
  source: 'Directive 96/53/EC, annex I, 2.2.1 and 2.2.2: 40 t, 44 t for intermodal containers; as of 2015',
}
const unitedStates: RoadLimit = {
  usualKg: 36_287 - 12_600,
  mostKg: 36_287 - 12_600,
  shortUsualKg: 19_500,
  source: '23 U.S.C. 127 and 23 CFR 658.17: 80,000 lb gross, 34,000 lb on a tandem axle; as of 2015',
}

const europeans =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'
const limits: Readonly<Record<string, RoadLimit>> = {
  ...Object.fromEntries(europeans.split(' ').map((country) => [country, europe])),
  US: unitedStates,
}

/** Empty containers, in kilograms: the most that is allowed on the rating plate less the payload of `containers.ts`. */
const grossKg: Partial<Record<ContainerType, number>> = { RF20: 27_000, RF40: 30_480, FR40: 45_000 }
const usualGrossKg = 30_480
export const tareKg = (container: ContainerType): number =>
  Math.max(2_000, (grossKg[container] ?? usualGrossKg) - containers[container].payloadKg)

export type Overweight = {
  /** Countries in which the truck needs a third axle. */
  triAxle: string[]
  /** The country whose roads do not take it, and the load that they take. */
  refused: { country: string; mostLoadKg: number } | undefined
}

/** Each container by the roads at both ends. Countries without figures are not checked. */
export function overweight(mode: FreightMode, journey: Journey, cargo: Cargo): Overweight {
  const container = cargo.container
  if (!takesContainer(mode) || !container) return { triAxle: [], refused: undefined }
  const tare = tareKg(container)
  const boxKg = cargo.weightKg / cargo.quantity + tare
  const isShort = container.endsWith('20')
  const countries = [journey.origin, journey.destination].flatMap(countriesOf)
  const tooHeavy = countries.find((country) => boxKg > (limits[country]?.mostKg ?? Number.POSITIVE_INFINITY))
  const triAxle = countries.filter((country) => {
    const limit = limits[country]
    return limit !== undefined && boxKg > (isShort ? limit.shortUsualKg : limit.usualKg)
  })
  return {
    triAxle,
    refused:
      tooHeavy === undefined
        ? undefined
        : { country: tooHeavy, mostLoadKg: Math.floor((limits[tooHeavy]?.mostKg ?? 0) - tare) },
  }
}

/** Of a leg by truck; none where nothing is driven. */
const countriesOf = ({ by, km, from, to }: Section): string[] =>
  by === 'truck' && km > 0 ? [...new Set([from.countryCode, to.countryCode])] : []
