import { expect, test } from 'vitest'
import { allGoods, findGood, goodsOf, groupsOf, hazardClassNames, searchGoods } from './goods.ts'
import { segregationConflict, segregationOf } from './segregation.ts'

const one = (un: string, name?: string) => {
  const good = findGood(un, name)
  if (!good) throw new Error(`UN ${un} is missing`)
  return good
}

test('every row has a number, a name, a known class and its limits by air', () => {
  const rows = allGoods()
  expect(rows.length).toBeGreaterThan(250)
  for (const good of rows) {
    expect(good.un).toMatch(/^\d{4}$/)
    expect(good.name).not.toBe('')
    expect([
      good.un,
      hazardClassNames[good.hazardClass.split('.')[0] === '1' ? '1' : good.hazardClass],
    ]).not.toContain(undefined)
    expect(good.subsidiary.every((hazard) => hazard in hazardClassNames)).toBe(true)
    for (const limit of Object.values(good.airLimits)) {
      if (typeof limit === 'object') expect([good.un, limit.most > 0]).toEqual([good.un, true])
    }
  }
  expect(new Set(rows.map(({ un, name }) => un + name)).size).toBe(rows.length)
})

test('packages get no smaller on aircraft as the danger gets less', () => {
  const most = (limit: unknown) =>
    limit === 'forbidden'
      ? 0
      : limit === 'unlimited'
        ? Number.POSITIVE_INFINITY
        : (limit as { most: number }).most
  for (const good of allGoods()) {
    const sizes = groupsOf(good).map((group) => most(good.airLimits[group]))
    expect([good.un, ...sizes]).toEqual([good.un, ...sizes.toSorted((a, b) => a - b)])
  }
})

/** From another list: Wikipedia's of UN numbers, as the repository Nico-Casarin/ncasa-site keeps it. */
const elsewhere = {
  '3': '1245 1247 1249 1262 1263 1265 1266 1267 1268 1272 1274 1276 1280 1282 1287 1289 1292 1293 1294 1299 1300 1301 1306 1307',
  '4.1': '1309 1325 1328 1334 1350',
  '4.2': '1362',
}
test.each(Object.entries(elsewhere))('class %s is the same in another list', (hazardClass, numbers) => {
  for (const un of numbers.split(' ')) expect([un, one(un).hazardClass]).toEqual([un, hazardClass])
})

/** Rows of 49 CFR 172.101 (eCFR of 17 June 2026, as the repository andretaki/hazmat-cfr-mcp reads it). */
test.each([
  ['1001', '', '2.1', '', '15 kg'],
  ['1088', 'II', '3', '', '60 L'],
  ['1089', 'I', '3', '', '30 L'],
  ['1090', 'II', '3', '', '60 L'],
  ['1133', 'I', '3', '', '30 L'],
  ['1989', 'I', '3', '', '30 L'],
  ['2789', 'II', '8', '3', '30 L'],
  ['2790', 'II', '8', '', '30 L'],
  ['2790', 'III', '8', '', '60 L'],
  ['3065', 'II', '3', '', '60 L'],
] as const)(
  'UN %s %s has the class and the limit of the American table',
  (un, group, hazardClass, subsidiary, limit) => {
    const good = one(un)
    const most = good.airLimits[group]
    const text = typeof most === 'object' ? `${most.most} ${most.unit}` : most
    expect([good.hazardClass, good.subsidiary.join(), text]).toEqual([hazardClass, subsidiary, limit])
  },
)

test('goods are found by number, with or without UN, and by words of the name', () => {
  expect(searchGoods('1263').map(({ un }) => un)).toEqual(['1263'])
  expect(searchGoods('un 1263').map(({ un }) => un)).toEqual(['1263'])
  expect(searchGoods('UN1263').map(({ un }) => un)).toEqual(['1263'])
  expect(searchGoods('gasoline').map(({ un }) => un)).toContain('1203')
  expect(searchGoods('lithium batteries')[0]?.un).toBe('3536')
  for (const name of ['charcoal', 'briquettes', 'Briquette', 'shisha', 'shisha coal', 'Holzkohle', '木炭'])
    expect(searchGoods(name).map(({ un }) => un)).toContain('1361')
  expect(searchGoods('lithium ion battery').map(({ un }) => un)).toContain('3480')
  expect(searchGoods('lithium ion batteries').map(({ un }) => un)).toContain('3556')
  expect(searchGoods('')).toEqual([])
  expect(goodsOf('2031')).toHaveLength(3)
  expect(goodsOf('9999')).toEqual([])
})

const classes = ['2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '7', '8', '9']

test('two classes are kept as far apart either way round, and class 9 from none', () => {
  for (const a of classes) {
    for (const b of classes) expect(segregationOf(a, b)).toBe(segregationOf(b, a))
    expect(segregationOf(a, '9')).toBe(0)
    expect(segregationOf(a, a)).toBe(0)
  }
})

/** Pairs as packers know them; 49 CFR 176.83(b) has the same table in American law. */
test.each([
  ['3', '5.1', 2],
  ['3', '8', 0],
  ['2.1', '3', 2],
  ['2.1', '8', 1],
  ['4.2', '8', 1],
  ['4.3', '8', 1],
  ['5.1', '8', 2],
  ['5.2', '5.1', 2],
  ['6.1', '5.1', 1],
  ['4.1', '5.1', 1],
  ['6.2', '3', 3],
  ['2.1', '6.2', 4],
])('class %s and class %s are segregated by %d', (a, b, apart) => {
  expect(segregationOf(a, b)).toBe(apart)
})

test('goods that may not share a container are named with the reason', () => {
  expect(segregationConflict(one('1263'), one('2014'))).toBe(
    'UN 1263 and UN 2014 may not share a container: class 3 is kept separated from class 5.1.',
  )
  expect(segregationConflict(one('1789'), one('1824'))).toContain('acids are separated from alkalis')
  expect(segregationConflict(one('1263'), one('1170'))).toBeUndefined()
  expect(segregationConflict(one('1263'), one('3480'))).toBeUndefined()
  // The subsidiary hazard counts: acetic acid burns.
  expect(segregationConflict(one('2789'), one('1978'))).toContain('class 3 is kept')
})
