import { clamd } from '@tradelane/providers'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ClamdServer, clamdServer } from '../../../../../../packages/providers/test/clamd-server.ts'
import { Refusal } from '../../../refusal.ts'
import { type FileSender, requireClean } from './scan-file.ts'

const memberOf = (company: string): FileSender => ({ company, by: 'member' })
const linkOf = (company: string): FileSender => ({ company, by: 'link' })

let server: ClamdServer
beforeEach(async () => {
  server = await clamdServer()
})
afterEach(() => server.close())

/** What of these files is sent to a scanner that answers none of them, in their order; then it ends them all. */
async function placesOf(...senders: FileSender[]): Promise<boolean[]> {
  // Longer than any test: what hangs ends when the test says so.
  const scanner = clamd({ address: server.address, timeoutMs: 600_000 })
  const scan = (sender: FileSender) =>
    requireClean({ scanner, log: pino({ level: 'silent' }) }, Buffer.from('a file'), sender)
  server.answerNext(...senders.map(() => 'hang'))
  const before = server.scanned.length
  const refused = new Set<number>()
  const errors = new Set<unknown>()
  const all = senders.map((sender, index) =>
    scan(sender).catch((error: unknown) => {
      refused.add(index)
      errors.add(error)
    }),
  )
  await expect
    .poll(() => server.scanned.length - before + refused.size, { timeout: 60_000 })
    .toBe(senders.length)
  const hasPlace = senders.map((_, index) => !refused.has(index))
  server.dropAll()
  await Promise.all(all)
  for (const error of errors) {
    expect(error).toBeInstanceOf(Refusal)
    expect(error).toMatchObject({
      code: 'DEPENDENCY_UNAVAILABLE',
      details: { fields: { base64File: 'Files cannot be checked for viruses right now' } },
    })
  }
  return hasPlace
}

const times = (count: number, sender: FileSender) => Array.from({ length: count }, () => sender)

test('of files that would wait for the scanner at once the fifth of one company and the seventh of all companies are refused, and the office finds places', async () => {
  const senders = [...[...times(5, memberOf('one')), ...times(3, memberOf('two'))], ...times(3, 'office')]
  const places = [true, true, true, true, false, true, true, false, true, true, false]
  expect(await placesOf(...senders)).toEqual(places)
  expect(server.scanned).toHaveLength(8)
  // Also who waited without a verdict waits no longer.
  expect(await placesOf(...senders)).toEqual(places)
})

test('the office has four places at most', async () => {
  expect(await placesOf(...times(5, 'office'), memberOf('one'))).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
  ])
})

test('those whom a company sent a link have two of its four places', async () => {
  expect(await placesOf(...times(3, linkOf('one')), ...times(3, memberOf('one')))).toEqual([
    ...[true, true, false],
    ...[true, true, false],
  ])
  expect(await placesOf(...times(3, memberOf('one')), ...times(2, linkOf('one')), linkOf('two'))).toEqual([
    ...[true, true, true],
    ...[true, false, true],
  ])
})
