import type { Money } from '@tradelane/money'
import type { ChargeableUnits, FreightMode } from './cargo.ts'
import type { ContainerClock, ContainerTerms } from './container-tariffs.ts'
import type { Section } from './journey.ts'

/** In the total; to be had on top; charged only if it happens; never ours to charge. */
export type LineKind = 'included' | 'optional' | 'may_arise' | 'excluded'

export type Line = {
  code: string
  label: string
  leg: 'origin' | 'main' | 'destination' | 'shipment'
  kind: LineKind
  /** Unknown only for what is excluded. */
  amount: Money | undefined
  /** What the amount is for, where it is not for the shipment. */
  per: string | undefined
  /** Of demurrage and detention: the days that are free, and what each later one costs. */
  late?: Readonly<Record<ContainerClock, ContainerTerms>>
  /** Of an insurance: what it does not cover although its clauses have it. */
  without?: CoverGap | undefined
  /** Of a fee of ours that follows a rate in versions. */
  rate?: LineRate
  /** Of customs clearance, which follows several. */
  rates?: readonly ChargedByRate[]
}

/** The version of a rate of ours, as bills name it. */
export type LineRate = { rate_id: string; rate: string; version: string }

/** What of the clearance is by one of them: for an entry, or of the goods' value. */
export type ChargedByRate = LineRate & { of: 'entry' | 'value'; amount: Money }

export type CoverGap = 'war' | 'war_strikes'

export type Leg = Section & {
  role: 'origin' | 'main' | 'destination'
  days: number
  /** Of a truck's leg that takes less than a day. */
  hours: number | undefined
  price: Money
  co2Kg: number
}

/** A leg that could be taken instead of the truck. */
export type Alternative = { km: number; days: number; price: Money }

/**
 * One carrier's offer for the whole route. The legs' days and CO2 add up to the totals; their prices do with the included lines of the
 * shipment, and so do all included lines.
 */
export type Offer = {
  cardId: string
  cardVersion: number
  /** No carrier's rate card stands behind the price. */
  isModel: boolean
  tariffVersion: number
  /** The day of the published figure behind the level of the lane, where there is one. */
  levelOf?: string | undefined
  carrier: string
  colour: string
  mode: FreightMode
  legs: [origin: Leg, main: Leg, destination: Leg]
  railFrom: Alternative | undefined
  railTo: Alternative | undefined
  lines: Line[]
  chargeable: ChargeableUnits
  days: number
  cost: Money
  /** The carriage alone: the cost without service fee, clearance and what others add. */
  carriage: Money
  co2Kg: number
  validityDays: number
}
