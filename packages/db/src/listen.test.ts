import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { listenTo } from './listen.ts'

const againAfterMs = 10
const never = 3_600_000
const patiently = { timeout: 30_000, interval: 10 }

/** A way to the database that can be cut, or fall silent while its connections stay open. */
async function givenProxy() {
  const { hostname, port } = new URL(inject('databaseServer'))
  const sockets = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => [near, far].forEach((end) => void end.destroy()))
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const cut = () => sockets.forEach((socket) => void socket.destroy())
  onTestFinished(() => {
    cut()
    proxy.close()
  })
  const url = new URL(inject('databaseServer'))
  // Not by the socket file: that way has no proxy.
  url.searchParams.delete('host')
  url.port = String((proxy.address() as { port: number }).port)
  return {
    connectionString: url.href,
    cut,
    silence: () => sockets.forEach((socket) => void socket.unpipe().pause()),
  }
}

async function givenListening(connectionString: string, heartbeatMs = never) {
  const happened: string[] = []
  const listening = listenTo(
    connectionString,
    'news_of_test',
    {
      notice: (payload) => happened.push(payload),
      started: () => void happened.push('started'),
      lost: () => void happened.push('lost'),
    },
    { againAfterMs, heartbeatMs },
  )
  onTestFinished(() => listening.close())
  await listening.start()
  return { happened, close: listening.close }
}

async function notify(payload: string): Promise<void> {
  const client = new pg.Client(inject('databaseServer'))
  await client.connect()
  await client.query(`notify news_of_test, '${payload}'`)
  await client.end()
}

test('a connection that is cut is opened again, and notices arrive again', async () => {
  const proxy = await givenProxy()
  const { happened } = await givenListening(proxy.connectionString)
  await notify('first')
  await expect.poll(() => happened, patiently).toEqual(['started', 'first'])
  proxy.cut()
  await expect.poll(() => happened.slice(2), patiently).toEqual(['lost', 'started'])
  await notify('second')
  await expect.poll(() => happened.at(-1), patiently).toBe('second')
})

test('a connection that has fallen silent is given up and opened again', async () => {
  const proxy = await givenProxy()
  const { happened } = await givenListening(proxy.connectionString, 200)
  proxy.silence()
  await expect.poll(() => happened.slice(0, 3), patiently).toEqual(['started', 'lost', 'started'])
})

test('a listener that was closed does not come back', async () => {
  const proxy = await givenProxy()
  const { happened, close } = await givenListening(proxy.connectionString)
  const other = await givenListening(proxy.connectionString)
  await close()
  proxy.cut()
  // It had the same time to come back.
  await expect.poll(() => other.happened.length, patiently).toBeGreaterThanOrEqual(3)
  expect(happened.filter((what) => what === 'started')).toHaveLength(1)
})
