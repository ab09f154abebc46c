import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countries } from '@tradelane/contract/lists/country-names'
import { factbookCountryNames } from '../../../../packages/freight/scripts/factbook-country-names.ts'
import { foldName } from '../../src/features/world/places/fold-name.ts'

type Field = { text?: string }

/**
 * What people call a country, folded, by its two letters: its name of the standard, and The World Factbook's short name, abbreviations
 * and former names ('Ceylon').
 */
export function readCountryNames(factbook: string): Map<string, string[]> {
  const pages = new Map(
    globSync('*/*.json', { cwd: factbook }).map((file) => {
      const page = JSON.parse(readFileSync(join(factbook, file), 'utf8'))
      const fields: Record<string, Field> = page.Government?.['Country name'] ?? {}
      const textOf = (name: string) => fields[name]?.text?.trim().replace(/^none$/, '') ?? ''
      const [short, abbreviation] = [textOf('conventional short form'), textOf('abbreviation')]
      return [short || abbreviation, [short, abbreviation, textOf('former')]] as const
    }),
  )
  return new Map(
    countries.map(({ code, description }) => {
      const texts = pages.get(factbookCountryNames[code] ?? description) ?? []
      const names = texts.flatMap((text) => text.replace(/[([].*?[)\]]/g, '').split(/[,;/]| or /))
      const folded = [description, ...names].map(foldName).filter((name) => name.length > 1)
      return [code, [...new Set(folded)]]
    }),
  )
}

/** GeoNames' regions by 'US.IL', and their parts by 'US.IL.167'. */
export function readRegions(folder: string): { regions: Map<string, string>; parts: Map<string, string> } {
  const read = (file: string) => {
    const rows = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { code: string; name: string }[]
    return new Map(rows.map(({ code, name }) => [code, name]))
  }
  return { regions: read('admin1.json'), parts: read('admin2.json') }
}
