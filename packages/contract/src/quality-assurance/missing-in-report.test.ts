import { describe, expect, test } from 'vitest'
import { pointsOf } from './checklist.ts'
import { missingInReport } from './missing-in-report.ts'

type Report = Parameters<typeof missingInReport>[0]
type Ordered = Parameters<typeof missingInReport>[1]

const ordered: Ordered = {
  supplier_audit: false,
  quality_assurance: true,
  loading_inspection: true,
  hasPlan: true,
  lot_size: 3000,
  first_day: '2026-11-10',
  last_day: '2026-11-24',
}
const whole: Report = {
  pieces_inspected: 125,
  checks: Object.fromEntries(pointsOf(ordered).map(({ code }) => [code, { answer: 'pass', note: '' }])),
  inspected_on: '2026-11-20',
  quantities: [{ presented: 3000, packed: 3000 }],
  containers: [{}],
  defects: [{ pieces: 3 }],
}
const missing = (report: Partial<Report>, by: Partial<Ordered> = {}) =>
  missingInReport({ ...whole, ...report }, { ...ordered, ...by })

test('a whole report lacks nothing', () => {
  expect(missing({})).toEqual({})
})

describe('a point', () => {
  const answered = (answer: 'fail' | 'not_applicable' | '', note: string) =>
    missing({ checks: { ...whole.checks, labels: { answer, note } } })

  test('of an ordered service needs an answer', () => {
    expect(answered('', 'Nothing yet')).toEqual({ 'checks.labels.answer': 'Choose an answer' })
  })

  test('that was never touched needs an answer', () => {
    const { labels: _labels, ...others } = whole.checks
    expect(missing({ checks: others })).toEqual({ 'checks.labels.answer': 'Choose an answer' })
  })

  test('of a service that was not ordered needs none', () => {
    expect(missing({ checks: { ...whole.checks, license: { answer: '', note: '' } } })).toEqual({})
  })

  test('that failed needs a note', () => {
    expect(answered('fail', ' ')).toEqual({ 'checks.labels.note': 'Say what is wrong' })
    expect(answered('fail', 'Barcode unreadable')).toEqual({})
  })

  test('that does not apply needs no note', () => {
    expect(answered('not_applicable', '')).toEqual({})
  })
})

describe('quantities and containers', () => {
  const withoutCount = { lot_size: null, hasPlan: false }

  test('of goods are needed where their quality is inspected', () => {
    const report = { quantities: [], pieces_inspected: null, defects: [] }
    expect(missing(report, withoutCount)).toEqual({ quantities: 'Add the quantities of the goods' })
    expect(missing(report, { ...withoutCount, quality_assurance: false })).toEqual({})
  })

  test('of a loading are needed where it is inspected', () => {
    expect(missing({ containers: [] })).toEqual({ containers: 'Add the container' })
    expect(missing({ containers: [] }, { loading_inspection: false })).toEqual({})
  })

  test('cannot be packed beyond what was presented', () => {
    const faults = { 'quantities.1.packed': 'At most what was presented' }
    const rows = [
      { presented: 3000, packed: 3000 },
      { presented: '10', packed: '11' },
    ]
    expect(missing({ quantities: rows })).toEqual(faults)
  })

  test('that are loaded are packed', () => {
    const faults = { 'quantities.0.packed': 'Goods are loaded packed. Enter how many are packed.' }
    expect(missing({ quantities: [{ presented: 3000, packed: '0' }] })).toEqual(faults)
    expect(missing({ quantities: [{ presented: 3000, packed: 0 }] }, { loading_inspection: false })).toEqual(
      {},
    )
    expect(missing({ quantities: [{ presented: 3000, packed: '' }] })).toEqual({})
  })

  test('of which nothing was presented need no packing', () => {
    const rows = [
      { presented: 3000, packed: 1 },
      { presented: 0, packed: 0 },
    ]
    expect(missing({ quantities: rows })).toEqual({})
  })
})

describe('the inspected pieces', () => {
  const uncounted = { pieces_inspected: 'Enter how many pieces you inspected' }

  test.each([null, ''])('as %j are missing where there is a plan', (pieces_inspected) => {
    expect(missing({ pieces_inspected, defects: [] })).toEqual(uncounted)
  })

  test.each([null, ''])('as %j are missing where a defect was found', (pieces_inspected) => {
    expect(missing({ pieces_inspected }, { hasPlan: false })).toEqual(uncounted)
  })

  test('may be left out where there is neither a plan nor a defect', () => {
    expect(missing({ pieces_inspected: null, defects: [] }, { hasPlan: false })).toEqual({})
  })

  test('are at least those with a defect', () => {
    expect(missing({ pieces_inspected: '3' })).toEqual({})
    expect(missing({ pieces_inspected: '2' })).toEqual({
      'defects.0.pieces': 'At most the pieces that you inspected',
    })
  })

  test('are at most the lot', () => {
    const quantities = [{ presented: 9000, packed: 9000 }]
    expect(missing({ pieces_inspected: 3000, quantities })).toEqual({})
    expect(missing({ pieces_inspected: 3001, quantities })).toEqual({
      pieces_inspected: 'The lot has 3000 pieces',
    })
  })

  test('are at most those presented', () => {
    const rows = [
      { presented: '100', packed: '100' },
      { presented: '25', packed: '25' },
    ]
    expect(missing({ quantities: rows })).toEqual({})
    expect(missing({ quantities: rows, pieces_inspected: 126 }, { lot_size: null })).toEqual({
      pieces_inspected: 'At most the pieces that were presented',
    })
  })

  test('are not compared where no quantities were entered', () => {
    expect(missing({ quantities: [] }, { quality_assurance: false })).toEqual({})
  })
})

describe('the day of the inspection', () => {
  const inspectedOn = (inspected_on: string, by: Partial<Ordered> = {}) =>
    missing({ inspected_on }, by).inspected_on

  test('is not before the order', () => {
    expect(inspectedOn('2026-11-10')).toBeUndefined()
    expect(inspectedOn('2026-11-09')).toBe('This day is before the order')
    expect(inspectedOn('2020-01-01', { first_day: null })).toBeUndefined()
  })

  test('is not in the future', () => {
    expect(inspectedOn('2026-11-24')).toBeUndefined()
    expect(inspectedOn('2026-11-25')).toBe("The date can't be in the future")
  })

  test('may still be open', () => {
    expect(inspectedOn('')).toBeUndefined()
  })
})
