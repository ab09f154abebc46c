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
