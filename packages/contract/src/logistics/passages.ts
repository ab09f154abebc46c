import { dayText } from '../primitives/day-text.ts'

/**
 * Narrow water that ships go through on their way, and the two capes that they go round instead. The gates that tell where they are
 * are in packages/freight.
 */
export const passageNames = {
  suez: 'Suez Canal',
  panama: 'Panama Canal',
  bab_el_mandeb: 'Bab el-Mandeb',
  hormuz: 'Strait of Hormuz',
  malacca: 'Strait of Malacca',
  gibraltar: 'Strait of Gibraltar',
  bosphorus: 'Bosphorus',
  kiel: 'Kiel Canal',
  good_hope: 'Cape of Good Hope',
  horn: 'Cape Horn',
} as const
export type PassageCode = keyof typeof passageNames

export const passageCodes = Object.keys(passageNames) as [PassageCode, ...PassageCode[]]

/** Those that the back office can close: everything but the open sea off the capes. */
export const closablePassages = [
  'suez',
  'panama',
  'bab_el_mandeb',
  'hormuz',
  'malacca',
  'gibraltar',
  'bosphorus',
  'kiel',
] as const satisfies readonly PassageCode[]

/**
 * Passages that container lines sail through only in part. Before the end of 2023 some 80 container ships a week went through Suez; Drewry
 * counted 41 and 48 in weeks 37 and 38 of 2026. Read on 28 November 2026; it moves from week to week.
 */
export const sailedInPart = {
  passages: ['suez', 'bab_el_mandeb'],
  source: 'Drewry, World Container Index',
  dated: '2026-09-24',
} as const satisfies { passages: readonly PassageCode[]; source: string; dated: string }

/** Those of a way that lines sail through only in part: “Suez Canal and Bab el-Mandeb”; empty where there are none. */
export const inPartText = (passages: readonly PassageCode[] = []): string =>
  sailedInPart.passages
    .filter((code) => passages.includes(code))
    .map((code) => passageNames[code])
    .join(' and ')

/** "Strait of Hormuz closed from 28 Feb 2026": why a ship goes another way, or lands before; empty where nothing is closed. */
export const closedWaysText = (closed: readonly { passage: PassageCode; closed_on: string }[] = []): string =>
  closed
    .map(({ passage, closed_on }) => `${passageNames[passage]} closed from ${dayText(closed_on)}`)
    .join(', ')

/** What a forwarder names a way by: “via Suez Canal”. */
const namedOnWays: readonly PassageCode[] = ['suez', 'panama', 'good_hope', 'horn']

/** “Suez Canal and Panama Canal”; empty where the way goes through none that a way is named by. */
export const viaText = (passages: readonly PassageCode[] = []): string =>
  passages
    .filter((code) => namedOnWays.includes(code))
    .map((code) => passageNames[code])
    .join(' and ')
