import type { Deps } from '../deps/deps.ts'
import type { CoverOfFreight } from '../entries/cover-of-freight.ts'
import { servicesOf } from '../entries/service-entry.ts'

/** The insurance of freight; undefined in a product without one. */
export const coverOfFreight = (deps: Pick<Deps, 'features'>): CoverOfFreight | undefined =>
  servicesOf(deps).find(({ coversFreight }) => coversFreight)?.coversFreight
