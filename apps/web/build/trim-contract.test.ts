import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trimmed } from './trim-contract.ts'

const call = `export const answer = z.object({ id: z.string().check(z.trim()) })
export const calls = {
  get: endpoint({
    method: 'GET',
    path: '/things',
    auth: 'customer',
    summary: 'A thing, (with) { brackets }',
    query: z.object({ page }),
    response: answer,
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
}`

test('a call keeps what a browser needs to make it, and loses its schemas', () => {
  expect(trimmed(call, 'calls.ts')).toContain(
    "endpoint({ method: 'GET', path: '/things', auth: 'customer', idempotent: true })",
  )
})

test('so does a call that a function of the contract defines', () => {
  const list = `export const things = { list: officeList({ method: 'GET', path: '/admin/things', summary: 'All',
    states: thingStates, rows: { things: z.array(thing) } }) }
  export const pay = payable({ path: '/things/pay', which: { id }, answered: { paid }, errors: ['NOT_FOUND'] })`
  expect(trimmed(list, 'calls.ts')).toContain("officeList({ method: 'GET', path: '/admin/things' })")
  expect(trimmed(list, 'calls.ts')).toContain("payable({ path: '/things/pay' })")
})

test('every exported function of the contract that defines a call is known', () => {
  const contract = join(import.meta.dirname, '../../../packages/contract/src')
  const texts = globSync('**/*.ts', { cwd: contract }).map((file) =>
    readFileSync(join(contract, file), 'utf8'),
  )
  const found = texts.flatMap((text) =>
    [...text.matchAll(/^export const (\w+) = <(?:(?!^export ).)*?=>\s+endpoint\(/gms)].map(
      ([, name]) => name,
    ),
  )
  expect(found.toSorted()).toEqual(['officeList', 'payable', 'payableCode'])
  const call = (name = '') =>
    trimmed(`export const call = ${name}({ path: '/things', errors: ['NOT_FOUND'] })`, 'calls.ts')
  for (const name of found) expect(call(name)).not.toContain('NOT_FOUND')
})

test('each value of the contract is marked as removable', () => {
  expect(trimmed(call, 'calls.ts')).toContain(
    'export const answer = /*#__PURE__*/ (() => (z.object({ id: z.string().check(z.trim()) })))()',
  )
})

test('no page reads a schema through its call, because the build has removed it', () => {
  const sources = join(import.meta.dirname, '../src')
  const readers = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((file) =>
    /\b(?<!typeof )[a-z]\w+\.[a-z]\w+\.(body|query|response)\b[.,;)]/i.test(
      readFileSync(join(sources, file), 'utf8'),
    ),
  )
  expect(readers).toEqual([])
})
