import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '../src')

// A list that a page makes of the names alone does not find `UK`, and has excluded countries among the others (decision 472).
test('pages choose countries from the one list, and take only names from the contract', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((file) => !file.includes('.test.'))
  const listing = files.filter((file) =>
    /import \{[^}]*\b(countries|bankCountries)\b[^}]*\} from/.test(readFileSync(join(sources, file), 'utf8')),
  )
  expect(listing.toSorted()).toEqual([
    // The select of a form that is open to everybody, by the browser's own search.
    'features/services/trading-info/trading-field-input.tsx',
    // Names of codes.
    'lib/format/country-names.ts',
    'ui/forms/use-country-options.ts',
  ])
})
