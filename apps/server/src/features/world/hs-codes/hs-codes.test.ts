import { hsCodes } from '@tradelane/contract/hs-codes/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'
import { readEverydayGoods } from './everyday-goods.ts'
import { checkHsCode } from './index.ts'
import { readHsCodes } from './read-hs-codes.ts'
import { rememberedHsCodes, searchHsCodes } from './search-hs-codes.ts'

const app = theApp()

const found = (text: string) => searchHsCodes(text).map(({ code }) => code)

test('The list has the 96 chapters and 1,228 headings of the Harmonized System 2022, in order, each within the level above', () => {
  const codes = [...readHsCodes().keys()]
  expect(codes.filter((code) => code.length === 2)).toHaveLength(96)
  expect(codes.filter((code) => code.length === 4)).toHaveLength(1_228)
  expect(codes).toEqual([...codes].sort())
  expect(codes.filter((code) => code.length > 2 && !readHsCodes().has(code.slice(0, -2)))).toEqual([])
  expect(codes.filter((code) => !/^(\d\d){1,3}$/.test(code))).toEqual([])
})

test('A word finds the headings that have it, in the singular and in the plural', () => {
  expect(found('shirts').slice(0, 5)).toEqual(['6105', '6205', '6109', '6106', '6206'])
  expect(found('shirt')).toEqual(found('shirts'))
  expect(found('umbrella')[0]).toBe('6601')
  expect(found('batteries').slice(0, 3)).toEqual(['8507', '850760', '8506'])
  expect(found('watches').slice(0, 2)).toEqual(['9102', '9101'])
})

test('Marks of letters do not count, in the list and in what is typed', () => {
  for (const typed of ['puree', 'purée', 'pure\u0301e', 'PURÉES']) expect(found(typed)).toContain('2007')
})

test('An everyday word finds what customs call otherwise', () => {
  expect(found('laptop').slice(0, 2)).toEqual(['8471', '847130'])
  expect(found('jeans').slice(0, 4)).toEqual(['6203', '620342', '6204', '620462'])
})

test('The beginning of a word is enough, and each word counts, also one of the level above', () => {
  expect(found('umbrel')[0]).toBe('6601')
  expect(found('men shirts cotton knitted')[0]).toBe('610510')
})

test('Where nothing has each of the words, what has some of them is found', () => {
  expect(found('shirts zzzz')).toEqual(found('shirts'))
  expect(found('hotel towels').slice(0, 2)).toEqual(['630260', '6302'])
  expect(found('zzzz yyyy')).toEqual([])
})

test('An everyday name is found while it is typed', () => {
  expect(found('bath tow')[0]).toBe('630260')
  expect(found('lapto').slice(0, 2)).toEqual(['8471', '847130'])
})

// What a first-time user and an expert searched without finding it.
test.each([
  ['towel', ['630260', '6302', '630291', '481820']],
  ['bath towel', ['630260', '6302']],
  ['hotel towels', ['630260']],
  ['office chair', ['940131', '940139']],
  ['power bank', ['850760']],
  ['face cream', ['330499']],
  ['brake pads', ['870830']],
  ['frozen shrimp', ['030617']],
  ['paracetamol', ['300490']],
  ['baby clothes', ['6111', '6209']],
  ['USB cable', ['854442']],
  ['water bottle', ['392410']],
  ['knife', ['8211']],
  ['knives', ['8211']],
  ['memory card', ['852351']],
  ['medical gloves', ['401512']],
  ['hairdryer', ['851631']],
  ['rug', ['5703']],
  ['mug', ['6912']],
  ['coffee cup', ['6912']],
  ['ceramic mug', ['6912']],
  ['vase', ['6913']],
  ['phone case', ['420232']],
  ['plate', ['6911']],
  ['scarves', ['6214']],
  ['potatoes', ['0701']],
] as const)('%s', (text, codes) => {
  expect(found(text).slice(0, codes.length)).toEqual(codes)
})

test('Each everyday name is there once, with codes of 2022', () => {
  const names = readEverydayGoods().map(({ words }) => words.join(' '))
  expect(names.length).toBeGreaterThan(480)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const codes = readEverydayGoods().flatMap((goods) => goods.codes)
  expect(codes.filter((code) => !['known', 'unlisted'].includes(checkHsCode(code).state))).toEqual([])
})

test('Digits find what begins with them, with dots or without', () => {
  expect(found('84.71').slice(0, 2)).toEqual(['8471', '847130'])
  expect(found('847130')).toEqual(['847130'])
  expect(found('8471300000')).toEqual(['847130', '8471'])
  expect(found('9999')).toEqual([])
})

test('An answer has at most 20 codes, each with the text above it', () => {
  expect(searchHsCodes('of')).toHaveLength(20)
  expect(searchHsCodes('847130')[0]).toEqual({
    code: '847130',
    text: 'Laptops and other portable computers up to 10 kg',
    within: 'Computers: automatic data processing machines, laptops, servers and units',
  })
  expect(searchHsCodes('01')[0]?.within).toBe('Live animals and animal products')
})

test('Signs alone find nothing, nor what every object has', () => {
  for (const text of ['--', '', ' 8 ', 'x', 'constructor', '__proto__', 'valueOf'])
    expect(found(text)).toEqual([])
})

test('A code is known, unlisted, or cannot exist', () => {
  expect(checkHsCode('8471.30')).toMatchObject({ state: 'known', code: '847130' })
  expect(checkHsCode('8471.30.00.00')).toMatchObject({ state: 'unlisted', text: checkedText('847130') })
  expect(checkHsCode('8525.81')).toMatchObject({ state: 'unlisted', text: checkedText('8525') })
  for (const impossible of [
    '9901',
    '7701',
    '0000',
    '8469',
    '8803',
    '847199',
    '847',
    'laptop',
    '99',
    '990100',
  ])
    expect(checkHsCode(impossible)).toEqual({ state: 'impossible' })
})

const checkedText = (code: string) => readHsCodes().get(code)?.text

test('A company searches by the call, and a visitor who describes a trade does too', async () => {
  const { token } = await givenCompany(app)
  for (const who of [{ token }, {}]) {
    const answer = await app.call(hsCodes.search, { query: { search: 'laptop' } }, who)
    expect(answer.body.codes[0]?.code).toBe('8471')
  }
})

test('A word that each object of the language has is a word like any other', async () => {
  const { body } = await app.call(hsCodes.search, { query: { search: 'constructor' } })
  expect(body).toEqual({ status: 'success', codes: [], replaced: null })
})

test('an answer that is remembered is the one that is searched, as often as it is asked, in small letters and capitals', () => {
  for (const text of ['shirts', ' Shirts ', 'SHIRTS', '84.71.30', 'zzzz', '', 'x', '__proto__'])
    for (const _ of [1, 2]) expect(rememberedHsCodes(text)).toEqual(searchHsCodes(text))
  for (let at = 0; at < 2_001; at++) rememberedHsCodes(`shirts ${at}`)
  expect(rememberedHsCodes('shirts')).toEqual(searchHsCodes('shirts'))
})
