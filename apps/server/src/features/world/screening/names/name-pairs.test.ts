import { leastScore } from '@tradelane/contract/screening/lists'
import { expect, test } from 'vitest'
import { normaliseName } from './normalise-name.ts'
import { scoreNames } from './score-names.ts'

// Invented names. What a pair should be was decided by reading it, before the score was known.

const isFound = ([given, listed]: readonly string[]): boolean =>
  scoreNames(normaliseName(given ?? ''), normaliseName(listed ?? '')).score >= leastScore

/** One name each, with a list of the same names in other words. */
const companies = [
  'Veltrania',
  'Bank of Veltrania',
  'Kolsk Tanker',
  'Zarnova',
  'Ostrava Nikel',
  'Tirmenia Lines',
  'Belmarin',
  'Qarshova',
  'Northgate Polymer',
  'Ulmenia',
  'Dravec',
  'Sorbenko',
  'Harun Petrochem',
  'Ikhlas',
  'Yamburg Drilling',
  'Meridovia',
  'Pelagos Shipholding',
  'Tavrich',
  'Orlenta',
  'Kestrel Aviation',
  'Sumatrek',
  'Zhenqiao',
  'Lubavin',
  'Armatech',
]
/** A form in front of a name, its spelled-out twin, and the same behind another: each pair means the same or about the same. */
const forms: readonly (readonly [(name: string) => string, (name: string) => string])[] = [
  [(name) => `Joint Stock Company ${name}`, (name) => name],
  [(name) => `Public Joint Stock Company ${name}`, (name) => `${name}, PJSC`],
  [(name) => `ООО «${name}»`, (name) => `Limited Liability Company ${name}`],
  [(name) => `Obshchestvo s ogranichennoy otvetstvennostyu ${name}`, (name) => `OOO ${name}`],
  [(name) => `${name} Gesellschaft mit beschränkter Haftung`, (name) => `${name} GmbH`],
  [(name) => `${name} Société à responsabilité limitée`, (name) => `${name} S.à r.l.`],
  [(name) => `LLC${name.replaceAll(' ', '')}`, (name) => name],
  [(name) => `OOO${name.replaceAll(' ', '').toUpperCase()}`, (name) => name],
  [(name) => `${name.replaceAll(' ', '')}Ltd`, (name) => `${name} Limited`],
  [(name) => `${name} Sherkat Sahami Khass`, (name) => name],
  [(name) => `${name} 有限公司`, (name) => `${name} Co., Ltd`],
  [(name) => `Закрытое акционерное общество ${name}`, (name) => `ZAO ${name}`],
]

const samePersons = `
  Ivan Sergeyevich Petrov | Petrov Ivan
  Petrov I.S. | Ivan Sergeyevich Petrov
  A.G. Zelenkovich | Anton Grigorevich Zelenkovich
  F. Qasimpur | Ferhat Qasimpur
  Ferhad Qasimpour | Ferhat Qasimpur
  Драгомир Зеленкович | Dragomir Zelenkovich
  Mohamad Al Rashdani | Mohammed al-Rashdani
  Volkovarin Drazen | Drazen Volkovarin
  Дражен Волковарин | Drazen Volkovarin
  Jürgen Straßenbach | Juergen Strassenbach
  Olga N. Marvichenko | Olga Nikolaevna Marvichenko
  José Ruelas Ibarra | Jose Ruelas Ibarra`

const differentNames = `
  A.B. Trading | Alpha Beta Trading
  M. S. Trading | Marine Supply Trading
  M.K. Group | Maria Kuznetsova Group
  S.T. Shipping | Southern Tankers Shipping
  A. Bank | Alfa Bank
  D. E. F. Holding | Dravec Export Finance Holding
  N.I. Oil Company | National Iranian Oil Company
  Delta B.V. | Delta Bank Vostok
  Alpha S.A. | Alpha Sugar Refinery
  K. Petrov | Ivan Sergeyevich Petrov
  Igor Petrov | Ivan Petrov
  Smith | John Smith
  Ada Okafor | Ada Mbeki
  Joint Stock Company Dravec | Joint Stock Company Tavrich
  Limited Liability Company Orlenta | Limited Liability Company Ulmenia
  Global Marine Trading Ltd | Green Harbour Pine Trading Corporation
  Hafenhandel Nord GmbH | Kolsk Tanker Holding JSC
  Commerzbank | Bank of Veltrania
  Limited Brands Retail | Veltrania Export Bureau
  Spadina Foods | Dina Foods
  Incognito Wear | Veltrania
  Northern Star Fisheries | Southern Star Fisheries
  Bank of Tirmenia | Bank of Veltrania
  Export Bureau Ulmenia | Veltrania Import Office`

const pairsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((name) => name.trim()))

const samePairs = [
  ...companies.flatMap((name) => forms.map(([given, listed]) => [given(name), listed(name)])),
  ...pairsOf(samePersons),
]
/** Each company and the three after it, with the same form. */
const differentPairs = [
  ...companies.flatMap((name, place) =>
    [1, 2, 3].flatMap((step) => {
      const other = companies[(place + step) % companies.length] ?? ''
      const [given, listed] = forms[(place + step) % forms.length] ?? [String, String]
      return [
        [given(name), listed(other)],
        [given(name), given(other)],
      ]
    }),
  ),
  ...pairsOf(differentNames),
]

test('of 300 pairs of one name in two spellings, none is missed', () => {
  expect(samePairs).toHaveLength(300)
  expect(samePairs.filter((pair) => !isFound(pair))).toEqual([])
})

test('of 168 pairs of different names, four are taken for one', () => {
  expect(differentPairs).toHaveLength(168)
  expect(differentPairs.filter(isFound)).toEqual([
    // A bank and a company with the same telling word: a person should look at these.
    ['Public Joint Stock Company Veltrania', 'Bank of Veltrania, PJSC'],
    ['Public Joint Stock Company Veltrania', 'Public Joint Stock Company Bank of Veltrania'],
    // "SpA" is cut off as in "SpADina".
    ['Spadina Foods', 'Dina Foods'],
    // Long words that differ in two letters.
    ['Northern Star Fisheries', 'Southern Star Fisheries'],
  ])
})
