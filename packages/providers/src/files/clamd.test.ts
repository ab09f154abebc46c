import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClamdServer, clamdServer } from '../../test/clamd-server.ts'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { clamd, type Scanner } from './clamd.ts'

let server: ClamdServer
let scanner: Scanner
beforeAll(async () => {
  server = await clamdServer()
  scanner = clamd({ address: server.address })
})
afterAll(() => server.close())

test('a file is sent whole, and has nothing or the name of what was found', async () => {
  const large = Buffer.alloc(3_000_000, 'clean ')
  expect(await scanner.scan(large)).toBeUndefined()
  expect(await scanner.scan(Buffer.from('this is a bad thing'))).toBe('Bad.Thing-1')
  expect(await scanner.scan(Buffer.alloc(0))).toBeUndefined()
  expect(server.scanned.map(({ length }) => length)).toEqual([3_000_000, 19, 0])
  expect(server.scanned[0]?.equals(large)).toBe(true)
})

test.each([
  ['drop', 'the scanner answered ""'],
  ['INSTREAM size limit exceeded. ERROR', 'the scanner answered "INSTREAM size limit exceeded. ERROR"'],
  ['stream: OK of a kind', 'the scanner answered "stream: OK of a kind"'],
])('the answer %j is no verdict', async (answer, message) => {
  server.answerNext(answer)
  await expect(scanner.scan(Buffer.from('a file'))).rejects.toThrow(new ProviderUnavailable(message))
})

test('one that does not answer in time, or is not there, gives no verdict', async () => {
  server.answerNext('hang')
  const hasty = clamd({ address: server.address, timeoutMs: 50 })
  await expect(hasty.scan(Buffer.from('a file'))).rejects.toThrow(
    new ProviderUnavailable('the scanner could not be asked: no answer within 50 ms'),
  )
  for (const address of ['/no/such/socket', '127.0.0.1:1', '[::1]:1'])
    await expect(clamd({ address }).scan(Buffer.from('a file'))).rejects.toBeInstanceOf(ProviderUnavailable)
})
