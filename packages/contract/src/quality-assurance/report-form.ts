import { z } from 'zod/mini'
import { containerNumberFault } from '../logistics/container-number.ts'
import { calendarDay } from '../primitives/days.ts'
import { capitals, identifier } from '../primitives/identifier.ts'
import { manyLines, oneLine } from '../primitives/plain-text.ts'
import { checkAnswers, checkCodes, defectClasses } from './checklist.ts'
import { measuredPattern } from './measured.ts'
import { reportSizes } from './report-places.ts'

const textOf = (most: number) => z.string().check(z.maxLength(most, `At most ${most} characters`), ...oneLine)
const paragraphsOf = (most: number) =>
  z.string().check(z.maxLength(most, `At most ${most} characters`), ...manyLines)
const filled = (most: number, required: string) =>
  z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(most, `At most ${most} characters`), ...oneLine)
/** Names a row of defects, so that its photos find it. */
export const rowKey = z.string().check(z.regex(/^[a-z0-9]{8}$/, 'Unknown row'))

const most = (name: keyof typeof reportSizes) =>
  z.maxLength(reportSizes[name], `At most ${reportSizes[name]}`)
const listOf = <Row extends z.ZodMiniType>(row: Row, name: keyof typeof reportSizes) =>
  z.array(row).check(most(name))

/** Lines of a drawn signature: points in a box of 1000 × 400. */
const strokes = listOf(
  z
    .array(
      z.tuple([
        z.int32().check(z.minimum(0), z.maximum(1000)),
        z.int32().check(z.minimum(0), z.maximum(400)),
      ]),
    )
    .check(z.maxLength(reportSizes.points, 'Draw a shorter signature')),
  'strokes',
)

/** A report on the way: as it was typed, with lengths and characters checked only. */
export const reportDraft = z.strictObject({
  inspected_on: textOf(10),
  /** Of the sample. */
  pieces_inspected: textOf(12),
  quantities: listOf(
    z.strictObject({ item: textOf(120), ordered: textOf(12), presented: textOf(12), packed: textOf(12) }),
    'quantities',
  ),
  checks: z.partialRecord(
    z.enum(checkCodes),
    z.strictObject({ answer: z.enum([...checkAnswers, '']), note: paragraphsOf(500) }),
  ),
  defects: listOf(
    z.strictObject({
      key: rowKey,
      class: z.enum(defectClasses),
      description: textOf(300),
      pieces: textOf(12),
    }),
    'defects',
  ),
  measurements: listOf(
    z.strictObject({
      what: textOf(120),
      unit: textOf(20),
      wanted: textOf(20),
      tolerance: textOf(20),
      found: textOf(20),
    }),
    'measurements',
  ),
  containers: listOf(z.strictObject({ number: textOf(20), seal: textOf(30) }), 'containers'),
  comment: paragraphsOf(2000),
  signature: z.strictObject({ name: textOf(100), strokes }),
})
export type ReportDraft = z.output<typeof reportDraft>

const count = (required: string, least = 0) =>
  z.codec(
    z.string(required).check(z.trim(), z.regex(/^\d{1,8}$/, required)),
    z.int32().check(z.minimum(least, required)),
    {
      decode: Number,
      encode: String,
    },
  )
const measured = (required: string) => z.string(required).check(z.trim(), z.regex(measuredPattern, required))

const number = 'Enter a whole number'
const container = z.codec(identifier(20, 'Container number is required'), z.string(), {
  decode: (typed) => capitals(typed).replace(/[ -]/g, ''),
  encode: (text) => text,
})

/** A whole report. The verdict is not in it: it is computed. */
export const reportForm = z.strictObject({
  inspected_on: calendarDay('Enter the day of the inspection'),
  /** Empty where nothing is counted, as in an audit. */
  pieces_inspected: z.codec(
    z.string(number).check(z.trim(), z.regex(/^(\d{1,8})?$/, number)),
    z.nullable(z.int32()),
    { decode: (typed) => (typed === '' ? null : Number(typed)), encode: (pieces) => String(pieces ?? '') },
  ),
  quantities: listOf(
    z.strictObject({
      item: filled(120, 'Name the goods'),
      ordered: count(number),
      presented: count(number),
      packed: count(number),
    }),
    'quantities',
  ),
  checks: z.partialRecord(
    z.enum(checkCodes),
    z.strictObject({ answer: z.enum([...checkAnswers, ''], 'Choose an answer'), note: paragraphsOf(500) }),
  ),
  defects: listOf(
    z.strictObject({
      key: rowKey,
      class: z.enum(defectClasses, 'Choose a class'),
      description: filled(300, 'Describe the defect'),
      pieces: count('Enter how many pieces have it', 1),
    }),
    'defects',
  ),
  measurements: listOf(
    z.strictObject({
      what: filled(120, 'Say what was measured'),
      unit: textOf(20),
      wanted: measured('Enter a number'),
      tolerance: z
        .string('Enter a number')
        .check(z.trim(), z.regex(/^\d{1,9}(\.\d{1,4})?$/, 'Enter a number, 0 or more')),
      found: measured('Enter a number'),
    }),
    'measurements',
  ),
  containers: listOf(
    z.strictObject({
      number: container.check(({ value: typed, issues }) => {
        const message = typed === '' ? 'Container number is required' : containerNumberFault(typed)
        if (message !== undefined) issues.push({ code: 'custom', message, input: typed })
      }),
      seal: identifier(30, 'Seal number is required'),
    }),
    'containers',
  ),
  comment: paragraphsOf(2000),
  signature: z.strictObject({ name: filled(100, 'Your name is required'), strokes }),
})
export type ReportForm = z.output<typeof reportForm>
