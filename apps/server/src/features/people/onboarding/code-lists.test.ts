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
    expect(body).toContainEqual({ code: 'DE', description: 'Germany' })
    // The list of countries that services do not reach decides, and not this one.
    expect(body).toContainEqual({ code: 'KP', description: 'North Korea', is_excluded: true })
    expect(body).toContainEqual({ code: 'UA', description: 'Ukraine' })
    // Every code is one that the runtime's own data (CLDR) knows as a region in force.
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
    expect(body.filter(({ code }) => !names.of(code))).toEqual([])
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
