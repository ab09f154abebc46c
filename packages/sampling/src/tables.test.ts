import { describe, expect, test } from 'vitest'
import { printedAqls, readSource } from '../test/read-source.ts'
import { inspectionLevels, severities } from './index.ts'
import { codeLetterOf, masterTables, readPlan } from './master-tables.ts'
import { aqls } from './tables.ts'

const letters = [...'ABCDEFGHJKLMNPQR']
const cellsOf = (severity: (typeof severities)[number]) =>
  masterTables[severity].flatMap(({ letter, sampleSize, cells }) =>
    cells.map((cell, column) => `${letter} ${sampleSize} ${printedAqls[column]} ${cell}`),
  )
const egtools = (severity: string) =>
  readSource('egtools')
    .filter((row) => row.severity === severity)
    .flatMap((row) => printedAqls.map((aql) => `${row.letter} ${row.sample} ${aql} ${row[aql]}`))

describe('the master tables, compared cell by cell with sources that do not depend on ours', () => {
  test('the columns are the 26 AQLs, in order', () => {
    expect(aqls).toEqual(printedAqls.map(Number))
    expect(aqls).toHaveLength(26)
  })

  test('table 2-A, normal inspection, is the same in EGTools, with every arrow', () => {
    const source = egtools('normal')
    expect(source).toHaveLength(416)
    expect(cellsOf('normal')).toEqual(source)
  })

  test('table 2-B, tightened inspection, is the same in EGTools, which has no letter S', () => {
    const source = egtools('tightened')
    expect(source).toHaveLength(416)
    expect(cellsOf('tightened').filter((cell) => !cell.startsWith('S'))).toEqual(source)
  })

  test('table 2-C, reduced inspection, is the same in EGTools, but that EGTools has 4 where the standard has 5', () => {
    const source = egtools('reduced')
    expect(source).toHaveLength(416)
    const different = cellsOf('reduced').filter((cell, index) => cell !== source[index])
    // One diagonal, from letter C to letter R. SQC Online confirms 5 for letters K and M below.
    const diagonal = letters.slice(2).map((letter, index) => `${letter} ${printedAqls[19 - index]} 5`)
    expect(different.map((cell) => cell.replace(/ \d+/, ''))).toEqual(diagonal)
    expect(different.map((cell) => cell.replace(/5$/, '4')).filter((cell) => !source.includes(cell))).toEqual(
      [],
    )
  })

  test.each(['normal', 'tightened'] as const)(
    'with arrows followed, sample, accept and reject numbers of %s inspection are those of MIL-STD-105E in AQLSchemes',
    (severity) => {
      const source = readSource('aql-schemes').filter((row) => row.severity === severity)
      expect(source.map(({ letter }) => letter)).toEqual(letters)
      for (const row of source)
        for (const [column, aql] of aqls.entries()) {
          const { sampleSize, accept } = readPlan(severity, row.letter ?? '', aql)
          const cell = `${row.letter} ${aql} `
          expect(`${cell}${sampleSize}/${accept}/${accept + 1}`).toBe(cell + row[printedAqls[column] ?? ''])
        }
    },
  )

  test('reduced inspection at AQL 1.0 and 2.5 is what the calculator of SQC Online answers', () => {
    const source = readSource('sqc-online')
    expect(source).toHaveLength(15)
    const ours = source.map(({ lot }) => {
      const [first, second] = ([1, 2.5] as const).map((aql) => {
        const letter = codeLetterOf(Number(lot), 'II')
        const { sampleSize, accept } = readPlan('reduced', letter, aql)
        return `${sampleSize}/${accept}/${accept + 1}`
      })
      return { lot, '1.0': first, '2.5': second }
    })
    expect(ours).toEqual(source)
  })

  test('table 1 gives both ends of each range the same letters as in AQLSchemes', () => {
    const source = readSource('aql-schemes-letters')
    expect(source).toHaveLength(15)
    for (const row of source)
      for (const level of inspectionLevels)
        for (const lot of [row.from, row.to])
          expect(`${lot} ${level} ${codeLetterOf(Number(lot), level)}`).toBe(`${lot} ${level} ${row[level]}`)
  })
})

describe('the structure of the master tables', () => {
  const numbersOf = (cells: readonly unknown[]) =>
    cells.filter((cell): cell is number => typeof cell === 'number')

  test.each(severities)('accept numbers of %s inspection grow along each row', (severity) => {
    for (const { cells } of masterTables[severity]) {
      const numbers = numbersOf(cells)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    }
  })

  test.each(severities)('accept numbers of %s inspection never fall as the sample grows', (severity) => {
    for (const column of aqls.keys()) {
      const numbers = numbersOf(masterTables[severity].map(({ cells }) => cells[column]))
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }
  })

  test.each(severities)(
    'numbers of %s inspection are equal along the diagonals, where samples grow by one step',
    (severity) => {
      // From letter F to P, and up to AQL 10, the tables are one pattern that is moved by one column for each row.
      const rows = masterTables[severity].filter(({ letter }) => letter >= 'F' && letter <= 'P')
      for (const [index, { cells }] of rows.slice(1).entries()) {
        const above = rows[index]?.cells ?? []
        expect(numbersOf(cells.slice(1, 15))).toEqual(numbersOf(above.slice(2, 16)))
      }
    },
  )

  test.each(severities)(
    'no sample of %s inspection is smaller than that of the letter before',
    (severity) => {
      const samples = masterTables[severity].map(({ sampleSize }) => sampleSize)
      expect(samples).toEqual(samples.toSorted((a, b) => a - b))
    },
  )

  test.each(severities)(
    'every arrow of %s inspection ends at a plan in its direction, for every letter of table 1',
    (severity) => {
      const order = masterTables[severity].map(({ letter }) => letter)
      for (const { letter, cells } of masterTables[severity].filter(({ letter }) => letter !== 'S'))
        for (const [column, aql] of aqls.entries()) {
          const found = order.indexOf(readPlan(severity, letter, aql).codeLetter)
          const start = order.indexOf(letter)
          const cell = cells[column]
          expect(cell === '↓' ? found > start : cell === '↑' ? found < start : found === start).toBe(true)
        }
    },
  )

  test('letter S is reached from Q and R at AQL 0.025 under tightened inspection, and has no other plan', () => {
    for (const letter of ['Q', 'R', 'S'])
      expect(readPlan('tightened', letter, 0.025)).toEqual({ codeLetter: 'S', sampleSize: 3150, accept: 1 })
    const others = aqls.filter((aql) => aql !== 0.025)
    for (const aql of others) {
      expect(() => readPlan('tightened', 'S', aql)).toThrow(`no plan for S at AQL ${aql}`)
      for (const letter of letters) expect(readPlan('tightened', letter, aql).codeLetter).not.toBe('S')
    }
    expect(() => readPlan('normal', 'S', 0.025)).toThrow(RangeError)
  })

  test('tightened inspection never accepts a larger share of the sample than normal inspection', () => {
    for (const letter of letters)
      for (const aql of aqls) {
        const normal = readPlan('normal', letter, aql)
        const tightened = readPlan('tightened', letter, aql)
        expect(tightened.accept * normal.sampleSize).toBeLessThanOrEqual(normal.accept * tightened.sampleSize)
      }
  })
})
