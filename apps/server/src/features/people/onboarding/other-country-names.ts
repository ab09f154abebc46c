import { readFileSync } from 'node:fs'
import type { CodeListEntry } from '@tradelane/contract/lists/code-lists'

type Read = { source: string; second_source: string; read_on: string }
export type OtherNames = {
  /** The three letters of each country behind its two. */
  letters: Read & { of: string }
  /** Former and common names by its two letters. No second source was found for those `without_second`. */
  names: Read & { without_second: readonly string[]; of: Readonly<Record<string, readonly string[]>> }
}

const { letters, names }: OtherNames = JSON.parse(
  readFileSync(new URL('../../../../data/other-country-names.json', import.meta.url), 'utf8'),
)
const threeLetters = new Map(letters.of.split(' ').map((both) => [both.slice(0, 2), both.slice(2)]))

/** What else people type for a country: its three letters, former and common names, and what CLDR calls it in English and in its own language. */
function otherNamesOf({ code, description }: CodeListEntry): string[] {
  const own = new Intl.Locale(`und-${code}`).maximize().language
  const inCldr = [
    new Intl.DisplayNames('en', { type: 'region' }),
    new Intl.DisplayNames('en', { type: 'region', style: 'short' }),
    new Intl.DisplayNames([own, 'en'], { type: 'region' }),
  ].map((cldr) => cldr.of(code) ?? code)
  const others = [threeLetters.get(code) ?? code, ...(names.of[code] ?? []), ...inCldr]
  return [...new Set(others)].filter((name) => name !== description && name !== code)
}

/** Of each country: made when they are first asked for, since a release does not change them. */
let known: ReadonlyMap<string, string[]> | undefined

/** Countries with the names by which a field finds them too. */
export function withOtherNames(countries: readonly CodeListEntry[]): CodeListEntry[] {
  known ??= new Map(countries.map((country) => [country.code, otherNamesOf(country)]))
  return countries.map((country) => ({ ...country, other_names: known?.get(country.code) ?? [] }))
}
