import { type Money, money, percentOf } from '@tradelane/money'
import type { ContainerType } from './containers.ts'

/** In the port from the discharge, and outside it until the empty container is back. */
export const containerClocks = ['demurrage', 'detention'] as const
export type ContainerClock = (typeof containerClocks)[number]

/** A rate for each container and day, from this day on and until the next tier; days before the first are free. */
export type ContainerTier = { fromDay: number; perDay: Money }
export type ContainerTerms = { freeDays: number; tiers: readonly ContainerTier[] }

export type ContainerTariff = Readonly<Record<ContainerClock, ContainerTerms>> & {
  /** `line, since`: what an invoice names. */
  name: string
  /** Whether the day of the discharge is the first one in the port, or the day after it. Outside, it is the day after the gate. */
  firstDay: 'same_day' | 'day_after'
}

type Kind = 'dry20' | 'dry40' | 'reefer20' | 'reefer40' | 'special20' | 'special40'
/** Free days, then [first day, US dollars a day] of each tier. */
type Row = readonly [freeDays: number, ...tiers: (readonly [fromDay: number, dollars: number])[]]
type Published = Pick<ContainerTariff, 'firstDay'> & {
  since: string
  /** Of the dollars below. */
  percent: bigint
  demurrage: Record<Kind, Row>
  detention: Record<Kind, Row>
}

/**
 * Import, all ports. The form is that of published tariffs: CMA CGM, Brazil, in force since 1 September 2014 (free calendar days, then
 * two or three tiers by size and kind, reefers with fewer days: https://vdocument.in/cma-cgm-taxas-detetionpdf.html); demurrage from the
 * day of discharge and detention apart from it: Maersk, Italy (https://ciscoconsultant.it/1970/01/01/maersk-line-rivede-la-logica-delle-franchigie/);
 * from the day after: https://derksoncontainers.com/pages/demurrage-and-detention. Read in November 2026. The lines are invented, and so
 * are their figures. A changed tariff is a new entry in front; older ones stay for what was quoted by them.
 */
const usual: Published = {
  since: '2000-01-01',
  percent: 100n,
  firstDay: 'day_after',
  demurrage: {
    dry20: [5, [6, 60], [11, 95]],
    dry40: [5, [6, 95], [11, 150]],
    reefer20: [3, [4, 110], [8, 170]],
    reefer40: [3, [4, 180], [8, 260]],
    special20: [4, [5, 90], [11, 140]],
    special40: [4, [5, 150], [11, 220]],
  },
  detention: {
    dry20: [7, [8, 40], [15, 70]],
    dry40: [7, [8, 70], [15, 115]],
    reefer20: [4, [5, 90], [10, 130]],
    reefer40: [4, [5, 140], [10, 210]],
    special20: [6, [7, 60], [15, 95]],
    special40: [6, [7, 100], [15, 160]],
  },
}
/** A line that asks more or less than usual for the same days. */
const against = (percent: bigint, changes: Partial<Published> = {}): Published => ({
  ...usual,
  percent,
  ...changes,
})

/** By the carrier's name on its rate card, newest first. */
const published: Readonly<Record<string, readonly Published[]>> = {
  'Meridian Crest Line': [usual],
  'Tern & Tiller Shipping': [against(90n)],
  'Swiftwater Express Lines': [against(130n, { firstDay: 'same_day' })],
  'Polder & Palm Lines': [against(95n)],
  'Ironvale Rail': [against(80n)],
  'Greenwire Electric Rail': [against(85n)],
}

const kindOf = (container: ContainerType): Kind => {
  const size = container.endsWith('20') ? '20' : '40'
  if (container.startsWith('RF')) return `reefer${size}`
  return /^(OT|FR|TK)/.test(container) ? `special${size}` : `dry${size}`
}

const days = new Intl.DateTimeFormat('en-GB', {
  ...({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const),
})

/** The line's table for this kind of container that was in force on a day; the usual one of a line that has published none. */
export function containerTariff(carrier: string, container: ContainerType, on: string): ContainerTariff {
  const versions = published[carrier] ?? [usual]
  const found = versions.find(({ since }) => since <= on) ?? usual
  const kind = kindOf(container)
  return {
    name: `${carrier}, in force since ${days.format(new Date(found.since)).replace('Sept', 'Sep')}`,
    firstDay: found.firstDay,
    demurrage: termsOf(found.demurrage[kind], found.percent),
    detention: termsOf(found.detention[kind], found.percent),
  }
}

const termsOf = ([freeDays, ...tiers]: Row, percent: bigint): ContainerTerms => ({
  freeDays,
  tiers: tiers.map(([fromDay, dollars]) => ({
    fromDay,
    perDay: percentOf(
      money(BigInt(dollars) * 100n, 'USD'),
      { numerator: percent, denominator: 100n },
      'half-up',
    ),
  })),
})

/** How many of so many days each tier charges; the last tier has no end. */
export const daysOfTiers = (
  { tiers }: ContainerTerms,
  days: number,
): { tier: ContainerTier; toDay: number | undefined; days: number }[] =>
  tiers.map((tier, index) => {
    const next = tiers[index + 1]?.fromDay
    const toDay = next === undefined ? undefined : next - 1
    const last = Math.min(days, toDay ?? days)
    return { tier, toDay, days: Math.max(0, last - tier.fromDay + 1) }
  })
