import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { theApp } from '../the-app.ts'

const app = theApp()
let address: string
let port: number
beforeAll(async () => {
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(address).port)
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

test('others are answered while a thousand connections say nothing, half a header, or half a body', async () => {
  const halves = [
    '',
    'GET / HTTP/1.1\r\nHost: a\r\nX-Half: ',
    'POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"email":',
  ]
  for (let round = 0; round < 1_000; round++) await open(halves[round % halves.length] ?? '')
  for (const path of ['/readyz', '/api/openapi.json', '/healthz'])
    expect([path, (await fetch(`${address}${path}`)).status]).toEqual([path, 200])
})

test('a request has a minute, its header too, and no more than 16 KB of it', async () => {
  const { requestTimeout, headersTimeout, maxHeadersCount } = app.server.server
  expect({ requestTimeout, headersTimeout }).toEqual({ requestTimeout: 60_000, headersTimeout: 60_000 })
  expect(maxHeadersCount ?? 2_000).toBe(2_000)
  const long = await open(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`)
  const answer = await text(long)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('{"status":"fail","message":"The request is not readable."')
})

test('what two servers may read as two requests is read as none', async () => {
  for (const framing of [
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Content-Length: +5',
    'Transfer-Encoding : chunked',
  ]) {
    const head = `POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`
    const answer = await text(await open(`${head}0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n`))
    expect([framing, answer.match(/HTTP\/1\.1 \d+/g)]).toEqual([framing, ['HTTP/1.1 400']])
  }
})

const sockets: Socket[] = []

async function open(sent: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (sent) socket.write(sent)
  return socket
}
