import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFrontPage } from './front-page.ts'

let app: FastifyInstance
beforeAll(() => {
  const file = join(folder, 'landing.html')
  writeFileSync(file, '<link rel="canonical" href="https://tradelane.example/">')
  app = Fastify()
  serveFrontPage(app, file, 'https://trade.test/')
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('the page contains the public address of this installation', async () => {
  const answer = await ask({})
  expect(answer.body).toBe(page)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('it is compressed as far as the browser supports', async () => {
  const brotli = await ask({ 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(page)
  const gzip = await ask({ 'accept-encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(page)
})

test('a browser that has the page already gets 304 and no body', async () => {
  const { etag } = (await ask({})).headers
  const again = await ask({ 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

const folder = mkdtempSync(join(tmpdir(), 'tradelane-front-page-'))

const page = '<link rel="canonical" href="https://trade.test/">'
const ask = (headers: Record<string, string>) => app.inject({ url: '/', headers })
