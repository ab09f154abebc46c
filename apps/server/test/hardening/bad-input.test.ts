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
  '007',
  '00.50',
]
let dealt = 0

function valuesFor(field: Field): unknown[] {
  if (!hasType(field, 'string')) return wrongTypes
  const inTurn = Array.from({ length: 2 }, () => naughtyStrings[dealt++ % naughtyStrings.length])
  return [...wrongTypes, ...always, ...inTurn]
}

test.each(calls)('$name answers every wrong value in every field without a server error', async (call) => {
  for (const [index, body] of sampleBodies(call, world.known).entries()) {
    for (const field of fieldsOf(variantsOf(call.endpoint.body)[index] ?? {})) {
      const tried = await tryValues(call, body, field, valuesFor(field))
      if (tried.hasWritten) await tryValues(call, body, field, tried.refused)
    }
  }
})

type Tried = {
  refused: unknown[] /** Whether a value was accepted: what the refusals before it wrote is not known. */
  hasWritten: boolean
}

/** Compares the rows after a run of refusals, not after each: counting them takes longer than the refusals. */
async function tryValues(
  call: RegisteredCall,
  body: unknown,
  field: Field,
  values: unknown[],
): Promise<Tried> {
  const tried: Tried = { refused: [], hasWritten: false }
  const name = `${call.name} ${field.path.join('.')}`
  let before = await readyFor(call)
  const expectUnwritten = async () => expect([name, await rowsOfDatabase(app)]).toEqual([name, before])
  for (const value of values) {
    const payload = JSON.stringify(changed(body, field.path, value))
    const answer = await sendRaw(app, world, call, { payload })
    expectHonest(answer, `${name} = ${String(JSON.stringify(value)).slice(0, 80)}`)
    if (answer.statusCode === 200) tried.hasWritten = true
    else tried.refused.push(value)
    if (answer.statusCode === 400) continue
    if (answer.statusCode !== 200) await expectUnwritten()
    before = await readyFor(call)
  }
  await expectUnwritten()
  return tried
}

async function readyFor(call: RegisteredCall): Promise<Record<string, string>> {
  await world.prepare(call)
  return rowsOfDatabase(app)
}

test('every accepted input can be read again', async () => {
  const readers = registeredCalls.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.query)
  for (const call of readers) expectHonest(await sendRaw(app, world, call, {}), call.name)
})
