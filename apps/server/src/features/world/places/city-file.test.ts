import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CityFile } from './city-file.ts'
import { placeOf } from './city-text.ts'

const bytes = readFile(join(import.meta.dirname, '../../../../data/cities.bin'))

test('a city has its line, its region, its terminals and its other names', async () => {
  // A buffer may be a part of a larger one: the file begins where it does, and not where that does.
  const cities = new CityFile(Buffer.concat([Buffer.alloc(8), await bytes]).subarray(8))
  const [hamburg] = cities.keys.named('hamburg').map(({ at }) => cities.cityOf(cities.numberAt(at)))
  expect(hamburg).toMatchObject({
    ...{ geonameId: 2911298, name: 'Hamburg', countryCode: 'DE', region: 'Hamburg', regionLetters: '' },
    ...{ difference: '', terminals: ['HAM', 'DEHAM'], near: undefined },
  })
  expect(cities.otherNamesOf(hamburg?.number ?? 0)).toContainEqual({
    ...{ folded: 'хамбург', spellings: ['Хамбург'] },
  })
  const springfields = cities.keys.named('springfield').map(({ at }) => cities.cityOf(cities.numberAt(at)))
  const illinois = springfields.find(({ regionLetters }) => regionLetters === 'IL')
  expect(illinois).toMatchObject({ region: 'Illinois', difference: 'Illinois' })
  expect(illinois && placeOf(illinois)).toEqual({
    ...{ name: 'Springfield, Illinois', countryCode: 'US', position: [-89.6437, 39.8017] },
  })
  expect(cities.endOf(cities.size - 1)).toBeGreaterThan(cities.endOf(cities.size - 2))
})
