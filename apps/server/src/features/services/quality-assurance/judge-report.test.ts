import { pointsOf } from '@tradelane/contract/quality-assurance/checklist'
import { type Found, judgeReport } from '@tradelane/contract/quality-assurance/judge-report'
import { reportForm } from '@tradelane/contract/quality-assurance/report-form'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goodReport } from '../../../../test/given-report.ts'
import { samplingPlanOf } from './plan-sample.ts'

const everything = { supplier_audit: true, quality_assurance: true, loading_inspection: true }
const defect = (name: 'critical' | 'major' | 'minor', pieces: number) => ({
  key: 'abcd1234',
  class: name,
  description: 'Broken',
  pieces,
})

test.each([
  ['no defect', [], []],
  ['7 major defects, the accept number', [defect('major', 7)], []],
  ['8 major defects, the reject number', [defect('major', 8)], ['Major defects: 8 pieces, rejected from 8']],
  ['10 minor defects, the accept number', [defect('minor', 10)], []],
  [
    '11 minor defects, the reject number',
    [defect('minor', 11)],
    ['Minor defects: 11 pieces, rejected from 11'],
  ],
  ['one critical defect', [defect('critical', 1)], ['Critical defects: 1 piece, rejected from 1']],
  [
    'rows of one class together',
    [defect('major', 4), defect('major', 4)],
    ['Major defects: 8 pieces, rejected from 8'],
  ],
  ['rows of two classes apart', [defect('major', 7), defect('minor', 10)], []],
])('a lot with %s is judged by the plan of its class', (_name, defects, reasons) => {
  expect(judge({ defects })).toEqual({ verdict: reasons.length === 0 ? 'passed' : 'rejected', reasons })
})

test.each([
  ['critical', 1, 'rejected'],
  ['major', 1, 'rejected'],
  ['minor', 99, 'passed'],
] as const)('without a plan, a %s defect on %i pieces means %s', (name, pieces, verdict) => {
  const found = { ...sound, pieces_inspected: null, defects: [defect(name, pieces)] }
  expect(judgeReport(found, everything, undefined).verdict).toBe(verdict)
})

test.each([
  [125, 'passed'],
  [124, 'rejected'],
  [null, 'rejected'],
] as const)('with %s of 125 pieces inspected the lot is %s', (pieces_inspected, verdict) => {
  expect(judge({ pieces_inspected }).verdict).toBe(verdict)
})

test.each([
  [3000, 0, 'passed', []],
  [3001, 3001, 'passed', []],
  [2999, 2999, 'rejected', ['Cotton yarn: 2999 of 3000 ordered presented']],
] as const)(
  'with %i of 3,000 ordered goods presented the lot is judged',
  (presented, packed, verdict, reasons) => {
    const quantities = [{ item: 'Cotton yarn', ordered: 3000, presented, packed }]
    expect(judge({ quantities })).toEqual({ verdict, reasons })
  },
)

test.each([
  ['10.1', '0.2', '10.3', 'passed'],
  ['10.1', '0.2', '10.3001', 'rejected'],
  ['10.1', '0.2', '9.9', 'passed'],
  ['10.1', '0.2', '9.8999', 'rejected'],
  ['-5', '0', '-5.0', 'passed'],
  ['-0.1', '0.1', '0.1', 'rejected'],
] as const)('a value wanted as %s ± %s and found as %s means %s', (wanted, tolerance, found, verdict) => {
  expect(judge({ measurements: [{ what: 'Weight', unit: 'kg', wanted, tolerance, found }] }).verdict).toBe(
    verdict,
  )
})

test.each([
  ['kg', 'Weight: 12 kg is outside 10 ± 1 kg'],
  ['', 'Weight: 12 is outside 10 ± 1'],
])('a value outside its tolerance is named with its unit %j', (unit, reason) => {
  const measured = { what: 'Weight', unit, wanted: '10', tolerance: '1', found: '12' }
  expect(judge({ measurements: [measured] }).reasons).toEqual([reason])
})

test('too few inspected pieces are named with those that the plan asks for', () => {
  expect(judge({ pieces_inspected: 124 }).reasons).toEqual([
    'Inspected pieces: 124 of the 125 that the plan asks for',
  ])
})

test('a failed point of an ordered service rejects, one of a service that was not ordered does not', () => {
  const checks = { license: { answer: 'fail' as const, note: 'Expired' } }
  expect(judge({ checks }).reasons).toEqual(['Failed point: The business license is valid'])
  const ordered = { ...everything, supplier_audit: false }
  expect(judgeReport({ ...sound, checks }, ordered, plan).verdict).toBe('passed')
})

const words = fc.string({ maxLength: 300 })
const found = fc.record({
  pieces_inspected: fc.option(fc.nat(200)),
  checks: fc.dictionary(
    fc.constantFrom(...pointsOf(everything).map(({ code }) => code)),
    fc.record({ answer: fc.constantFrom('pass', 'fail', 'not_applicable', ''), note: words }),
  ),
  defects: fc.array(
    fc.record({
      key: fc.constant('abcd1234'),
      class: fc.constantFrom('critical', 'major', 'minor'),
      description: words,
      pieces: fc.integer({ min: 1, max: 20 }),
    }),
    { maxLength: 6 },
  ),
  quantities: fc.array(
    fc.record({ item: words, ordered: fc.nat(9), presented: fc.nat(9), packed: fc.nat(9) }),
    { maxLength: 3 },
  ),
  measurements: fc.array(
    fc.record({
      what: words,
      unit: words,
      wanted: fc.constantFrom('1', '2.5'),
      tolerance: fc.constantFrom('0', '0.5'),
      found: fc.constantFrom('1', '2', '3'),
    }),
    { maxLength: 4 },
  ),
}) as fc.Arbitrary<Found>

test('nothing that is typed as text changes the verdict', () => {
  fc.assert(
    fc.property(found, words, (report, text) => {
      const retyped: Found = {
        pieces_inspected: report.pieces_inspected,
        quantities: report.quantities.map((row) => ({ ...row, item: text })),
        checks: Object.fromEntries(
          Object.entries(report.checks).map(([code, { answer }]) => [code, { answer, note: text }]),
        ),
        defects: report.defects.map((row) => ({ ...row, description: text })),
        measurements: report.measurements.map((row) => ({ ...row, what: text, unit: text })),
      }
      expect(judge(retyped).verdict).toBe(judge(report).verdict)
    }),
  )
})

test('one more piece with a defect never makes a rejected lot pass', () => {
  fc.assert(
    fc.property(found, fc.constantFrom('critical', 'major', 'minor'), (report, name) => {
      const worse = { ...report, defects: [...report.defects, defect(name, 1)] }
      if (judge(report).verdict === 'rejected') expect(judge(worse).verdict).toBe('rejected')
    }),
  )
})

test.each(['verdict', 'reasons', 'is_within'])('a report that brings its own %s is refused', (field) => {
  expect(reportForm.safeParse(goodReport()).success).toBe(true)
  expect(reportForm.safeParse({ ...goodReport(), [field]: 'passed' }).success).toBe(false)
})

// 125 pieces; major from 8, minor from 11.
const plan = samplingPlanOf({
  ...{ lot_size: 3000, inspection_level: 'II', aql_major: null, aql_minor: null },
  ...{ severity_major: 'normal', severity_minor: 'normal' },
})
const sound: Found = { pieces_inspected: 125, quantities: [], checks: {}, defects: [], measurements: [] }
const judge = (found: Partial<Found>, by = plan) => judgeReport({ ...sound, ...found }, everything, by)
