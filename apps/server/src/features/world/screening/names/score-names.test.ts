import { describe, expect, it, test } from 'vitest'
import { jaroWinkler } from './jaro-winkler.ts'
import { normaliseName } from './normalise-name.ts'
import { scoreNames } from './score-names.ts'

const score = (given: string, listed: string) => scoreNames(normaliseName(given), normaliseName(listed)).score

test.each([
  // Winkler's own examples, to three decimals.
  ['martha', 'marhta', 0.961],
  ['dwayne', 'duane', 0.84],
  ['dixon', 'dicksonx', 0.813],
  // Of the beginning four letters count, and a letter in another place only near it.
  ['abcdex', 'abcdey', 0.933],
  ['bcdefgha', 'abcdefgh', 0.917],
  ['same', 'same', 1],
  ['', '', 0],
  ['abc', 'xyz', 0],
])('%s and %s are alike by %d', (a, b, expected) => {
  expect(jaroWinkler(a, b)).toBeCloseTo(expected, 3)
})

describe('the score of two names', () => {
  it('is below 0.6 where only the legal form agrees', () => {
    expect(score('BELLETECH CORP', '11420 CORP.')).toBeLessThan(0.6)
  })

  it.each([
    ['BELLETECH CORP', 'Belletech Corporation'],
    ['Qasimpur, Ferhat', 'FERHAT QASIMPUR'],
    ['Драгомир Зеленкович', 'Dragomir Zelenkovich'],
    ['ООО «Кольск Танкер»', 'Kolsk Tanker LLC'],
    ['J P Mirador S.A.', 'JP Mirador'],
  ])('is strong for %s and %s', (given, listed) => {
    expect(score(given, listed)).toBeGreaterThanOrEqual(0.98)
  })

  it.each([
    ['Ivan Petrov', 'Ivan Sergeyevich Petrov'],
    ['Farhad Ghasempur', 'Farhad GHASEMPOUR'],
    ['Belle Tech', 'BELLETECH CORP'],
    ['Kolsk Tanker Trading', 'Kolsk Tanker Holding JSC'],
    ['Orlyn Teshevski', 'ORLIN MARKOV TESHEVSKI'],
    ['F. Qasimpur', 'FERHAT QASIMPUR'],
    ['Petrov I.S.', 'Ivan Sergeyevich Petrov'],
    ['A.G. Zelenkovich', 'Anton Grigorevich ZELENKOVICH'],
    ['FERHAT QASIMPUR', 'F. Qasimpur'],
  ])('asks for a review of %s and %s', (given, listed) => {
    expect(score(given, listed)).toBeGreaterThanOrEqual(0.85)
  })

  it.each([
    ['Ivan Petrov', 'Igor Petrov'],
    ['Hafenhandel Nord GmbH', 'Kolsk Tanker Holding JSC'],
    ['Global Marine Trading Ltd', 'Green Harbour Pine Trading Corporation'],
    ['Commerzbank', 'Bank of Veltrania'],
    ['Ada Okafor', 'Ada Mbeki'],
    ['Smith', 'John Smith'],
    ['John Smith', 'Smith'],
    ['Smith Trading', 'John Smith Trading'],
    ['Alpha Beta Trading', 'A.B. Trading'],
    ['K. Petrov', 'Ivan Sergeyevich Petrov'],
    ['Alpha S.A.', 'Alpha Sugar Refinery'],
    ['Delta B.V.', 'Delta Bank Vostok'],
  ])('asks nobody about %s and %s', (given, listed) => {
    expect(score(given, listed)).toBeLessThan(0.85)
  })

  it('is the same in both directions and between 0 and 1', () => {
    const names = [
      'Ivan Petrov',
      'Petrov Ivan Sergeyevich',
      'Kolsk Tanker',
      'Trading Company',
      'X',
      '山东 航运',
    ]
    for (const one of names)
      for (const other of names) {
        expect(score(one, other)).toBe(score(other, one))
        expect(score(one, other)).toBeGreaterThanOrEqual(0)
        expect(score(one, other)).toBeLessThanOrEqual(1)
      }
  })

  it('says which words agree', () => {
    const { pairs } = scoreNames(normaliseName('Ferhad Qasimpur'), normaliseName('QASIMPUR Ferhat'))
    expect(pairs).toEqual([
      { given: 'qasimpur', listed: 'qasimpur', score: 1 },
      { given: 'ferhad', listed: 'ferhat', score: expect.any(Number) },
    ])
  })

  it('takes the best counterpart of each word once, the longest of equal ones first', () => {
    const pairsOf = (given: string, listed: string) =>
      scoreNames(normaliseName(given), normaliseName(listed)).pairs.map((pair) => [pair.given, pair.listed])
    expect(pairsOf('Qasimpor Qasimpur', 'Qasimpur')).toEqual([['qasimpur', 'qasimpur']])
    expect(pairsOf('Ivan Petrov', 'Ivan Petrov')).toEqual([
      ['petrov', 'petrov'],
      ['ivan', 'ivan'],
    ])
    // Of two ways to read it the usual one is shown.
    expect(pairsOf('AOVeltrania', 'AOVeltrania')).toEqual([['aoveltrania', 'aoveltrania']])
  })

  it('is whole for the same initials and for the same common words in another order', () => {
    expect(score('Volkov G.A.', 'A.G. Volkov')).toBe(1)
    expect(score('Trading Global', 'Global Trading')).toBe(1)
  })

  it('is nothing where no word agrees', () => {
    expect(scoreNames(normaliseName('Veltrania'), normaliseName('Tavrich'))).toEqual({ score: 0, pairs: [] })
  })

  it('keeps the legal form where there is nothing else', () => {
    expect(normaliseName('Trading Company Ltd').joined).toBe('trading')
    expect(normaliseName('The Company Ltd').joined).not.toBe('')
  })
})
