import { codeList } from '@tradelane/contract/lists/code-list-entries'
import { type CodeListCategory, codeLists } from '@tradelane/contract/lists/code-lists'
import { describe, expect, test } from 'vitest'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

const constants = (category: string, region?: string) =>
  app.call(codeLists.constants, {
    body: { category: category as CodeListCategory, ...(region && { region }) },
  })

describe('the constants call', () => {
  test('returns every country of ISO 3166-1, without a session', async () => {
    const { status, body } = await constants('COUNTRY_NAME', 'US')
    expect(status).toBe(200)
    expect(body).toHaveLength(249)
    expect(new Set(body.map(({ code }) => code)).size).toBe(249)
    const others = ['DEU', 'Deutschland']
    expect(body).toContainEqual({ code: 'DE', description: 'Germany', other_names: others })
    // The list of countries that services do not reach decides, and not this one.
    const entryOf = (code: string) => body.find((entry) => entry.code === code)
    expect(entryOf('KP')).toMatchObject({ description: 'North Korea', is_excluded: true })
    expect(entryOf('UA')).toEqual({ code: 'UA', description: 'Ukraine', other_names: ['UKR', 'Україна'] })
    // Every code is one that the runtime's own data (CLDR) knows as a region in force.
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
    expect(body.filter(({ code }) => !names.of(code))).toEqual([])
  })

  test.each([
    ['UK', 'GB'],
    ['UAE', 'AE'],
    ['USA', 'US'],
    ['America', 'US'],
    ['England', 'GB'],
    ['Scotland', 'GB'],
    ['Holland', 'NL'],
    ['Turkey', 'TR'],
    ['Ivory Coast', 'CI'],
    ['Burma', 'MM'],
    ['Macau', 'MO'],
    ['Swaziland', 'SZ'],
    ['Cape Verde', 'CV'],
    ['Vatican', 'VA'],
    ['DEU', 'DE'],
    ['Czech Republic', 'CZ'],
    ['East Timor', 'TL'],
    ['España', 'ES'],
    ['Österreich', 'AT'],
    ['日本', 'JP'],
    ['Россия', 'RU'],
  ])('%s is another name of %s alone', async (name, code) => {
    const { body } = await constants('COUNTRY_NAME')
    const named = body.filter(({ other_names }) => other_names?.includes(name))
    expect(named.map((entry) => entry.code)).toEqual([code])
  })

  test('each country has its three letters, and no other name is that of two countries', async () => {
    const { body } = await constants('COUNTRY_NAME')
    const letters = body.map(({ other_names }) => other_names?.[0])
    expect(letters.filter((each) => !/^[A-Z]{3}$/.test(each ?? ''))).toEqual([])
    const names = body.flatMap(({ code, description, other_names = [] }) => [
      code,
      description,
      ...other_names,
    ])
    const small = names.map((name) => name.toLowerCase())
    expect(small.filter((name, place) => small.indexOf(name) !== place)).toEqual([])
  })

  test('returns the exchanges of the region, or none', async () => {
    expect((await constants('LISTED_EXCHANGE', 'US')).body).toContainEqual({
      code: 'XNAS',
      description: 'Nasdaq',
    })
    expect((await constants('LISTED_EXCHANGE', 'EU')).body).toEqual([])
    expect((await constants('LISTED_EXCHANGE')).body).toEqual([])
  })

  test('refuses a category that does not exist', async () => {
    for (const category of ['', 'PLANETS', '__proto__', 'constructor'])
      expect((await constants(category)).status).toBe(400)
  })
})

test.each(codeLists.constants.body.def.shape.category.options)(
  '%s has no code and no description twice',
  (category) => {
    const list = codeList(category, 'US')
    expect(list.length).toBeGreaterThan(2)
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
    expect(new Set(list.map(({ description }) => description)).size).toBe(list.length)
  },
)
