import { z } from 'zod/mini'
import { countries } from '../lists/country-names.ts'
import { dollarAmount } from '../primitives/amounts.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { day, line } from '../primitives/values.ts'
import { editedVersion, savedVersion, versionFields } from '../primitives/versions.ts'
import { freightModes } from './freight.ts'
import { passageCodes } from './passages.ts'

/** The ends of trade lanes. */
export const portGroupNames = {
  FAR_EAST: 'Far East',
  SOUTH_EAST_ASIA: 'South East Asia',
  INDIAN_SUBCONTINENT: 'Indian subcontinent',
  MIDDLE_EAST_GULF: 'Middle East Gulf',
  RED_SEA: 'Red Sea',
  MEDITERRANEAN: 'Mediterranean and Black Sea',
  NORTH_EUROPE: 'North Europe',
  NORTH_AMERICA_EAST: 'North America East',
  NORTH_AMERICA_WEST: 'North America West',
  LATIN_AMERICA_EAST: 'Latin America East',
  LATIN_AMERICA_WEST: 'Latin America West',
  AFRICA_WEST: 'Africa West',
  AFRICA_SOUTH: 'Africa South',
  AFRICA_EAST: 'Africa East',
  OCEANIA: 'Oceania',
} as const
export type PortGroup = keyof typeof portGroupNames
const groups = Object.keys(portGroupNames)

export const surchargeBases = ['container', 'teu', 'percent', 'shipment', 'unit'] as const
export const containerKinds = ['dry', 'reefer', 'open_top', 'flat_rack', 'tank'] as const
export const cargoTraits = ['dangerous', 'refrigerated', 'over_height', 'over_width', 'over_length'] as const

const areaText = 'Enter a port group or a country with two letters'
const codes: ReadonlySet<string> = new Set([...groups, ...countries.map(({ code }) => code)])
const area = z.string(areaText).check(
  z.refine((text) => codes.has(text), {
    error: ({ input }) =>
      /^[A-Z]{2}$/.test(String(input)) ? `There is no country with the letters ${input}` : areaText,
  }),
)
const areas = z.array(area).check(z.maxLength(80, 'At most 80 areas'))
const months = 'Enter months from 1 to 12'

/** Where a figure comes from, and of which day it is. */
const sourced = {
  source: line(300, 'Say where the figure comes from'),
  dated: z.nullable(day),
}

const percent = 'Enter a whole number from 1 to 1,000'
export const tradeLane = z.strictObject({
  from: area,
  to: area,
  /** Of the carriers’ rate cards. */
  percent: z.int32(percent).check(z.minimum(1, percent), z.maximum(1_000, percent)),
  ...sourced,
})
export type TradeLaneRow = z.output<typeof tradeLane>
export type WireTradeLane = z.input<typeof tradeLane>

const amount = dollarAmount({ least: '0', most: '99999.99', message: 'Enter an amount with two decimals' })

/** More than twice the freight is a mistake in typing. */
export const mostPercent = 200
const takesContainer = (mode: string): boolean => mode === 'FCL' || mode === 'RAIL_FCL'
const isShare = ({ basis }: { basis: string }): boolean => basis === 'percent'
const shareText = `At most ${mostPercent} per cent of the freight`
const isNoShareAbove = (amount: string | null): boolean => amount === null || Number(amount) <= mostPercent

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `Use only ${values.join(', ')}`)

/** An empty list is no condition. Of the rows with one code, the first whose conditions hold is charged. */
const surchargeTerms = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]{2,5}$/, 'Enter two to five capital letters')),
  name: line(60, 'Name is required'),
  basis: z.enum(surchargeBases, 'Select a basis'),
  /** Dollars; where the basis is `percent`, per cent of the freight. */
  amount,
  /** For a container of 40 feet or more; null where it costs the same. */
  amount_40: z.nullable(amount),
  modes: z.array(oneOf(freightModes)).check(z.minLength(1, 'Select at least one mode')),
  from: areas,
  to: areas,
  /** Either port. */
  ends: areas,
  kinds: z.array(oneOf(containerKinds)),
  passages: z.array(oneOf(passageCodes)),
  months: z.array(z.int32(months).check(z.minimum(1, months), z.maximum(12, months))),
  cargo: z.array(oneOf(cargoTraits)),
  valid_from: z.nullable(day),
  valid_to: z.nullable(day),
  ...sourced,
})
export const surcharge = surchargeTerms.check(
  z.refine((row) => !isShare(row) || isNoShareAbove(row.amount), { error: shareText, path: ['amount'] }),
  z.refine((row) => !isShare(row) || isNoShareAbove(row.amount_40), {
    error: shareText,
    path: ['amount_40'],
  }),
  z.refine(({ basis, modes }) => basis !== 'unit' || !modes.some(takesContainer), {
    error: 'FCL and RAIL_FCL are counted in containers',
    path: ['basis'],
  }),
  z.refine(({ basis, modes }) => (basis !== 'container' && basis !== 'teu') || modes.every(takesContainer), {
    error: 'Only FCL and RAIL_FCL have containers',
    path: ['basis'],
  }),
)
/** A surcharge that no condition limits. */
export const noConditions = {
  ...{ amount_40: null, from: [], to: [], ends: [], kinds: [], passages: [], months: [], cargo: [] },
  ...{ valid_from: null, valid_to: null, dated: null },
} satisfies Partial<z.output<typeof surcharge>>
export type SurchargeRow = z.output<typeof surcharge>
export type WireSurcharge = z.input<typeof surcharge>

const terms = {
  lanes: z.array(tradeLane).check(z.maxLength(400, 'At most 400 lanes')),
  surcharges: z.array(surcharge).check(z.maxLength(400, 'At most 400 surcharges')),
}

const tariff = z.object({
  ...versionFields,
  ...terms,
})
export type TariffRow = z.output<typeof tariff>
export type WireTariff = z.input<typeof tariff>

const tariffVersion = z.object({
  ...versionFields,
  note: z.string(),
  /** A line for each row that was added, changed or removed. */
  changes: z.array(z.string()),
})
export type TariffVersion = z.output<typeof tariffVersion>
export type WireTariffVersion = z.input<typeof tariffVersion>

export const savedTariff = z.strictObject({
  ...editedVersion,
  note: line(200, 'Say why'),
  ...terms,
})
export type SavedTariff = z.output<typeof savedTariff>

export const tariffs = {
  get: endpoint({
    method: 'GET',
    path: '/admin/tariff',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The trade lanes and surcharges in force, and the newest 50 versions',
    response: z.object({ status: z.literal('success'), tariff, versions: z.array(tariffVersion) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/tariff/save',
    auth: 'admin',
    staff: ['trade'],
    summary: 'A new version of the freight tariff; quotes already given keep the old one',
    body: savedTariff,
    response: savedVersion,
    errors: ['CONFLICT'],
    idempotent: true,
  }),
}
