import type { Money } from '@tradelane/money'
import type { FreightMode } from './cargo.ts'
import type { ContainerType } from './containers.ts'
import type { PassageCode } from './passages.ts'
import type { PortGroup } from './port-groups.ts'

// The tariff is what all carriers share: how dear each direction of a trade lane is, and the surcharges. It is stored in versions
// (`freight_tariffs`), and the back office edits it. To add a row to the one that comes with the product:
//
// 1. Write a migration that inserts the newest version once more with the row appended. A version that is in the database is never
//    changed: quotes were priced by it.
//      insert into freight_tariffs (version, lanes, surcharges, note, changes, saved_by, saved_at)
//      select version + 1, lanes, surcharges || '[{"code": "DGS", "name": "Dangerous goods", "basis": "container", "amount": "250.00",
//             "modes": ["FCL"], "cargo": ["dangerous"], "source": "Ours"}]', 'Dangerous goods', '["DGS, Dangerous goods: added"]',
//             'system', now()
//        from freight_tariffs order by version desc limit 1;
// 2. A condition that no row had before is one more field of `Surcharge`, one more line in `isCharged` (surcharges.ts), and one more
//    field in the contract (logistics/tariffs.ts) with a default, because older versions lack it.
// 3. What goods need is in `Rated.traits`: a row with `cargo: ['dangerous']` is charged where the goods have that trait.

/** A port group, or a country with two letters. */
export type Area = PortGroup | (string & {})

/** The percentage of the carriers' rate cards that ships earn in this direction, and the day of the figure behind it, where there is one. */
export type TradeLane = { from: Area; to: Area; percent: number; dated?: string | null }

/**
 * The rate cards that come with the product ask 100 % of what the indices of these days say (decision 159): a lane that is not listed rests on
 * them. The last of those days.
 */
export const firstLevelDay = '2025-11-14'

export const surchargeBases = ['container', 'teu', 'percent', 'shipment', 'unit'] as const
type SurchargeBasis = (typeof surchargeBases)[number]

export const containerKinds = ['dry', 'reefer', 'open_top', 'flat_rack', 'tank'] as const
export type ContainerKind = (typeof containerKinds)[number]

/** What the goods need beyond their carriage. */
export const cargoTraits = ['dangerous', 'refrigerated', 'over_height', 'over_width', 'over_length'] as const
export type CargoTrait = (typeof cargoTraits)[number]

/**
 * Charged where all conditions hold; an empty list is no condition. Of the rows with one code, the first that holds is charged, so
 * the exceptions come before the rule.
 */
export type Surcharge = {
  code: string
  name: string
  basis: SurchargeBasis
  /** In dollars; where the basis is `percent`, per cent of the freight with two decimals. */
  amount: Money
  /** Of a container of 40 feet or more, where it is not that of 20 feet. */
  amount40: Money | undefined
  modes: readonly FreightMode[]
  from: readonly Area[]
  to: readonly Area[]
  /** Either port. */
  ends: readonly Area[]
  kinds: readonly ContainerKind[]
  /** The ship goes through one of them. */
  passages: readonly PassageCode[]
  /** Of loading, 1 to 12. */
  months: readonly number[]
  /** The goods have one of them. */
  cargo: readonly CargoTrait[]
  /** Loading days, both included. */
  validFrom: string | undefined
  validTo: string | undefined
}

export type Tariff = { version: number; lanes: readonly TradeLane[]; surcharges: readonly Surcharge[] }

export function kindOf(container: ContainerType): ContainerKind {
  if (container.startsWith('RF')) return 'reefer'
  if (container.startsWith('OT')) return 'open_top'
  if (container.startsWith('FR')) return 'flat_rack'
  return container.startsWith('TK') ? 'tank' : 'dry'
}

/** Twenty-foot equivalents: a container of 40 or 45 feet counts as two. */
export const teuOf = (container: ContainerType): bigint => (container.endsWith('20') ? 1n : 2n)
