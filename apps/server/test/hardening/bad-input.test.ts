import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { naughtyStrings } from '../naughty-strings.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { givenWorld, type World } from './given-world.ts'
import {
  absent,
  changed,
  type Field,
  fieldsOf,
  hasType,
  type RegisteredCall,
  registeredCalls,
  variantsOf,
} from './registered-calls.ts'
import { rowsOfDatabase } from './rows-of-database.ts'
import { sampleBodies } from './sample-input.ts'
import { expectHonest, sendRaw } from './send-raw.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = await givenWorld(app)
})
afterAll(() => app.close())

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
]
let dealt = 0

function valuesFor(field: Field): unknown[] {
  if (!hasType(field, 'string')) return wrongTypes
  const inTurn = Array.from({ length: 2 }, () => naughtyStrings[dealt++ % naughtyStrings.length])
  return [...wrongTypes, ...always, ...inTurn]
}

test.each(calls)('$name answers every wrong value in every field without a server error', async (call) => {
  const rows = await readyFor(call)
  for (const [index, body] of sampleBodies(call, world.known).entries()) {
    for (const field of fieldsOf(variantsOf(call.endpoint.body)[index] ?? {})) {
      for (const value of valuesFor(field)) await tryValue(call, rows, { body, field, value })
    }
  }
})

type Rows = { current: Record<string, string> }
type Tried = { body: unknown; field: Field; value: unknown }

async function tryValue(call: RegisteredCall, rows: Rows, { body, field, value }: Tried): Promise<void> {
  const payload = JSON.stringify(changed(body, field.path, value))
  const answer = await sendRaw(app, world, call, { payload })
  const what = `${call.name} ${field.path.join('.')} = ${String(JSON.stringify(value)).slice(0, 80)}`
  expectHonest(answer, what)
  if (answer.statusCode !== 200) expect([what, await rowsOfDatabase(app)]).toEqual([what, rows.current])
  if (answer.statusCode !== 400) Object.assign(rows, await readyFor(call))
}

async function readyFor(call: RegisteredCall): Promise<Rows> {
  await world.prepare(call)
  return { current: await rowsOfDatabase(app) }
}

test('every accepted input can be read again', async () => {
  const readers = registeredCalls.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.query)
  for (const call of readers) expectHonest(await sendRaw(app, world, call, {}), call.name)
})
