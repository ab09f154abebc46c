import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { naughtyStrings } from '../naughty-strings.ts'
import { prepared, theApp } from '../the-app.ts'
import { edgesOfColumns } from './edges-of-columns.ts'
import { givenWorld } from './given-world.ts'
import {
  absent,
  changed,
  type Field,
  fieldsOf,
  hasType,
  type RegisteredCall,
  registeredCalls,
  type Schema,
  variantsOf,
} from './registered-calls.ts'
import { rowsExceptTrail } from './rows-of-database.ts'
import { sampleBodies } from './sample-input.ts'
import { expectHonest, sendRaw } from './send-raw.ts'

const app = theApp()
const world = prepared(() => givenWorld(app))

const calls = registeredCalls.filter(({ endpoint }) => endpoint.body)

test('there are calls to try, and a valid body for each variant', () => {
  expect(calls.length).toBeGreaterThan(20)
  for (const call of calls) {
    for (const body of sampleBodies(call, world.known)) {
      const { error } = z.safeParse(call.endpoint.body as z.ZodMiniType, body)
      // A new field that nothing is known of gets its good value in known-values.ts.
      expect([call.name, error?.issues]).toEqual([call.name, undefined])
    }
  }
})

const wrongTypes = [null, -1, '', [['x']], { length: 1 }, 'x'.repeat(50_000), absent]
/** Every text field gets the first of them; the others are dealt out in turn, so that all of them are tried. */
const always = [
  'x\u0000y',
  'x\udc00y',
  '\u202ex\r\ny',
  "x'); --",
  // Six units of text and three characters; four and two; two and one.
  '😀😀😀',
  '😀😀',
  '😀',
  '007',
  '00.50',
]
let dealt = 0

/** PostgreSQL has no year 0, and a day after the last of these has five digits in its year. */
const edgesOfCalendar = ['0000-01-01', '0001-01-01', '9999-12-31']

/** A field that takes digits as text gets the edges of columns as both. */
function valuesFor(field: Field): unknown[] {
  const [isText, isNumber] = [hasType(field, 'string'), isANumber(field)]
  const inTurn = () => Array.from({ length: 2 }, () => naughtyStrings[dealt++ % naughtyStrings.length])
  return [
    ...wrongTypes,
    ...(isNumber ? edgesOfColumns : []),
    ...(isText && isNumber ? edgesOfColumns.map(String) : []),
    ...(hasType(field, 'string', 'date') ? edgesOfCalendar : []),
    ...(isText ? [...always, ...inTurn()] : []),
  ]
}

const isANumber = (field: Field): boolean => hasType(field, 'integer') || hasType(field, 'number')

test('every whole number of a call is bounded by its column', () => {
  const unbounded = calls.flatMap((call) =>
    variantsOf(call.endpoint.body)
      .flatMap((variant) => fieldsOf(variant))
      .filter((field) => hasType(field, 'integer') && !isBounded(field.schema))
      .map(({ path }) => `${call.name} ${path.join('.')}`),
  )
  expect(unbounded).toEqual([])
})

const isBounded = ({ maximum = 2 ** 31, minimum = -1, anyOf = [], oneOf = [] }: Schema): boolean =>
  (maximum < 2 ** 31 && minimum >= -(2 ** 31)) ||
  [...anyOf, ...oneOf].some((way) => way.type === 'integer' && isBounded(way))

test.each(calls)('$name answers every wrong value in every field without a server error', async (call) => {
  const tries = triesOf(call)
  const [invalid, valid] = [tries.filter(({ isValid }) => !isValid), tries.filter(({ isValid }) => isValid)]
  await tryInvalid(call, invalid)
  await tryValid(call, valid)
})

type Try = {
  what: string
  payload: string
  /** Whether the call's schema takes it: then only what the call knows can refuse it. */
  isValid: boolean
}

function triesOf(call: RegisteredCall): Try[] {
  const schema = call.endpoint.body as z.ZodMiniType
  return sampleBodies(call, world.known).flatMap((body, index) =>
    fieldsOf(variantsOf(schema)[index] ?? {}).flatMap((field) =>
      valuesFor(field).map((value) => {
        const payload = JSON.stringify(changed(body, field.path, value))
        return {
          what: `${call.name} ${field.path.join('.')} = ${String(JSON.stringify(value)).slice(0, 80)}`,
          payload,
          isValid: isKeepable(value) && z.safeParse(schema, JSON.parse(payload)).success,
        }
      }),
    ),
  )
}

/** What no call takes in any text. */
const isKeepable = (value: unknown): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))

/** Reads what was written once, after all of these refusals: none of them can be the one that may write. */
async function tryInvalid(call: RegisteredCall, tries: Try[]): Promise<void> {
  const before = await readyFor(call)
  for (const { what, payload } of tries) {
    const answer = await sendRaw(app, world, call, { payload })
    expectHonest(answer, what)
    if (answer.statusCode === 200) throw new Error(`${what}: was accepted`)
  }
  expect([call.name, await rowsExceptTrail(app)]).toEqual([call.name, before])
}

async function tryValid(call: RegisteredCall, tries: Try[]): Promise<void> {
  let before = await readyFor(call)
  for (const { what, payload } of tries) {
    const answer = await sendRaw(app, world, call, { payload })
    expectHonest(answer, what)
    if (answer.statusCode !== 200) expect([what, await rowsExceptTrail(app)]).toEqual([what, before])
    if (answer.statusCode !== 400) before = await readyFor(call)
  }
}

async function readyFor(call: RegisteredCall): Promise<Record<string, number>> {
  await world.prepare(call)
  return rowsExceptTrail(app)
}

test('every accepted input can be read again', async () => {
  const readers = registeredCalls.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.query)
  for (const call of readers) expectHonest(await sendRaw(app, world, call, {}), call.name)
})
