import { z } from 'zod/mini'
import { isCountry } from '../lists/country-names.ts'
import { inCapitals, isIdentifier } from '../primitives/identifier.ts'
import { answered } from '../primitives/measured.ts'
import {
  cbamHeadings,
  cbamWithoutThreshold,
  eudrFrom,
  eudrHeadings,
  eudrOfSmallFrom,
  isUnder,
  meltedHeadings,
} from './customs-headings.ts'

/** Beside each clearance that is offered, ordered, billed or printed. */
export const dutyText = 'Import duty and tax are not included, and change often.'
/** Beside it where the goods go to the United States. */
export const dutyTextUs = 'In the United States several duties can add up on the same goods.'
export const dutyTextInto = (country: string | null): string =>
  country === 'US' ? `${dutyText} ${dutyTextUs}` : dutyText

/** What customs may ask beside its documents. */
export const customsAsks = {
  origin: 'Country of origin',
  melt: 'Country where the metal was melted and poured, or smelted and cast',
  cbam: 'Number of the authorised CBAM declarant',
  eudr: 'Number of the due diligence statement (EUDR)',
} as const
export type CustomsAsk = keyof typeof customsAsks
export const customsAskKinds = Object.keys(customsAsks) as [CustomsAsk, ...CustomsAsk[]]

/** What the company has not given, in words. */
export const namesOfMissing = (
  asks: readonly { ask: CustomsAsk; is_given: boolean }[],
  waitsForCodes: boolean,
): string[] => [
  ...(waitsForCodes ? ['HS codes of the goods'] : []),
  ...asks.flatMap(({ ask, is_given }) => (is_given ? [] : [customsAsks[ask]])),
]

const country = z._default(
  z.string().check(
    inCapitals,
    z.refine((code) => code === '' || isCountry(code), 'Select a country'),
  ),
  '',
)

/**
 * CBAM-AT-2024-AAA12345678901, as customs declarations have it beside document code Y128: country, year, three letters, eleven digits. By SPF
 * Finances (Belgium), notice of 8 December 2025.
 */
const cbamAccount = /^CBAM-[A-Z]{2}-20\d{2}-[A-Z]{3}\d{11}$/
/**
 * 24ITYGBJFOS258, as TRACES gives it: year, country, ten letters and digits. The Commission's conventional number, 99EU9999999999, has the same form.
 */
const statementNumber = /^\d{2}[A-Z]{2}[A-Z0-9]{10}$/

const number = (form: RegExp, message: string) =>
  z._default(
    z.string().check(
      inCapitals,
      isIdentifier,
      z.refine((text) => text === '' || form.test(text), message),
    ),
    '',
  )

/** What the company tells customs; every field may be empty until it is known. */
export const customsFacts = z.strictObject({
  origin_country: country,
  melt_country: country,
  cbam_declarant: number(
    cbamAccount,
    'Enter the number of the CBAM account, such as CBAM-DE-2026-ABC12345678901',
  ),
  /** The importer stays below 50 t a year of such goods. */
  cbam_below_threshold: answered,
  eudr_statement: number(
    statementNumber,
    'Enter the 14 characters of the reference number, such as 26DEABC1234567, without the verification number',
  ),
  /** Not covered, or the importer is a natural person, micro or small undertaking before its own day. */
  eudr_not_due: answered,
})
export type CustomsFacts = z.output<typeof customsFacts>

export type Declared = {
  /** Two letters of the destination. */
  into: string
  /** The destination is in the customs territory of the Union. */
  isUnion: boolean
  /** The day on which the goods are expected. */
  arrives_on: string
  hs_codes: readonly string[]
}

/** By destination, day and codes. Goods without a code are asked for what all goods are. */
export function asksOfCustoms({ into, isUnion, arrives_on, hs_codes }: Declared): CustomsAsk[] {
  const isAny = (headings: Parameters<typeof isUnder>[1]) => hs_codes.some((code) => isUnder(code, headings))
  return [
    ...(into === 'US' ? ['origin' as const] : []),
    ...(into === 'US' && isAny(meltedHeadings) ? ['melt' as const] : []),
    ...(isUnion && isAny(cbamHeadings) ? ['cbam' as const] : []),
    ...(isUnion && arrives_on >= eudrFrom && isAny(eudrHeadings) ? ['eudr' as const] : []),
  ]
}

const answers: Record<CustomsAsk, (facts: CustomsFacts) => boolean> = {
  origin: ({ origin_country }) => origin_country !== '',
  melt: ({ melt_country }) => melt_country !== '',
  cbam: ({ cbam_declarant, cbam_below_threshold }) => cbam_declarant !== '' || cbam_below_threshold === true,
  eudr: ({ eudr_statement, eudr_not_due }) => eudr_statement !== '' || eudr_not_due === true,
}
export const isAnswered = (ask: CustomsAsk, facts: CustomsFacts): boolean => answers[ask](facts)

/** Answers that the rules do not have, or that deny each other, by field. */
export function customsFactFaults(
  { cbam_declarant, cbam_below_threshold, eudr_statement, eudr_not_due }: z.input<typeof customsFacts>,
  { hs_codes }: Pick<Declared, 'hs_codes'>,
): Record<string, string> {
  const isAlways = hs_codes.some((code) => cbamWithoutThreshold.some((heading) => code.startsWith(heading)))
  return {
    ...(cbam_below_threshold && isGiven(cbam_declarant) && { cbam_below_threshold: oneOfTwo }),
    ...(cbam_below_threshold &&
      isAlways &&
      !isGiven(cbam_declarant) && {
        cbam_below_threshold: 'For electricity and hydrogen there is no threshold: enter the declarant',
      }),
    ...(eudr_not_due && isGiven(eudr_statement) && { eudr_not_due: oneOfTwo }),
  }
}
const isGiven = (text = ''): boolean => text.trim() !== ''
const oneOfTwo = 'Either this or the number: clear one of them'

const inWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** Why customs asks, for the form. */
export const askReasons: Record<CustomsAsk, string> = {
  origin: 'Duties of the United States depend on it.',
  melt: 'For iron, steel and aluminium the entry into the United States names it.',
  cbam: `Above 50 t a year these goods enter the EU only for an authorised declarant (${cbamHeadings.source}).`,
  eudr: `From ${inWords(eudrFrom)} the EU’s declaration names it (${eudrHeadings.source}).`,
}

/** When there is no statement to name. */
export const eudrNotDueText = `The goods are not of a listed commodity. Or the importer is a natural person, micro or small undertaking: for these it begins on ${inWords(eudrOfSmallFrom)}, but for wood, pulp, paper and wooden furniture on ${inWords(eudrFrom)} too.`
