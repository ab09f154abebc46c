import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { countries } from '@tradelane/contract/lists/country-names'
import { expect, test } from 'vitest'
import { foldName } from '../../world/places/fold-name.ts'
import { isCountryCalled } from '../../world/places/place-names.ts'
import { readCities } from '../../world/places/read-cities.ts'
import type { OtherNames } from './other-country-names.ts'

const { letters, names }: OtherNames = JSON.parse(
  readFileSync(new URL('../../../../data/other-country-names.json', import.meta.url), 'utf8'),
)

// Of `codes.json` of npm i18n-iso-countries 7.14.0, without Kosovo: two and three letters, in alphabetical order. npm world-countries 5.1.0 has the same.
const lettersOfPackage = 'ea05355258b9fd4274cb915480467e6a545819004112e526678eab09d57946d8'

test('a second source has the same three letters of each country', () => {
  expect(letters.of.split(' ').map((both) => both.slice(0, 2))).toEqual(
    countries.map(({ code }) => code).toSorted(),
  )
  expect(createHash('sha256').update(letters.of).digest('hex')).toBe(lettersOfPackage)
})

// What the R package countrycode and npm world-countries 5.1.0 take for a country, typed from them, where GeoNames does not have it.
const others: Record<string, RegExp> = {
  ...{ AE: /emirates/, BY: /byelo/, CD: /\bdr.congo/, CN: /people.*republic.*china/, FK: /malvinas/ },
  ...{ GB: /britain/, IE: /republic of ireland|eire/, KH: /kampuchea/, KR: /republic of korea/ },
  ...{ MK: /fyrom/, PS: /gaza|west.?bank/, RU: /russia/, US: /united.?states/ },
}

test('a second source knows each other name of a country, but for those that say so', async () => {
  const cities = await readCities()
  const regions = new Set<string>()
  for (let number = 0; number < cities.size; number++) {
    const { countryCode, region } = cities.cityOf(number)
    regions.add(`${countryCode} ${region}`)
  }
  const unknown = Object.entries(names.of).flatMap(([code, of]) =>
    of.filter(
      (name) =>
        !isCountryCalled(cities, code, foldName(name)) &&
        !regions.has(`${code} ${name}`) &&
        !others[code]?.test(name.toLowerCase()),
    ),
  )
  expect(unknown.toSorted()).toEqual([...names.without_second])
})
