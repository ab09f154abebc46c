import { clamd } from '@tradelane/providers'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { clamdServer } from '../../../../../../packages/providers/test/clamd-server.ts'
import { Refusal } from '../../../refusal.ts'
import { type FileOwner, requireClean } from './scan-file.ts'

test('of files that would wait for the scanner at once the fifth of one company and the ninth of all are refused, and are not sent to it', async () => {
  const server = await clamdServer()
  // Longer than any test: what hangs ends when the test says so.
  const scanner = clamd({ address: server.address, timeoutMs: 600_000 })
  const scan = (owner: FileOwner) =>
    requireClean({ scanner, log: pino({ level: 'silent' }) }, Buffer.from('a file'), owner)
  const scanAll = () => Array.from({ length: 8 }, (_, index) => scan(index < 4 ? 'company:one' : 'office'))
  server.answerNext(...Array<string>(8).fill('hang'))
  const [first, ...others] = Array.from({ length: 4 }, () => scan('company:one'))
  const fifth = await scan('company:one').catch((error: unknown) => error)
  const rest = Array.from({ length: 4 }, () => scan('company:two'))
  const waiting = Promise.allSettled([first, ...others, ...rest])
  await expect.poll(() => server.scanned.length, { timeout: 60_000 }).toBe(8)
  const refused = await scan('office').catch((error: unknown) => error)
  expect(fifth).toEqual(refused)
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({
    code: 'DEPENDENCY_UNAVAILABLE',
    details: { fields: { base64File: 'Files cannot be checked for viruses right now' } },
  })
  expect(server.scanned).toHaveLength(8)
  server.dropAll()
  for (const ended of await waiting) expect(ended).toEqual({ status: 'rejected', reason: refused })
  // Also who waited without a verdict waits no longer.
  expect(await Promise.all(scanAll())).toEqual(Array(8).fill(undefined))
  await server.close()
})
