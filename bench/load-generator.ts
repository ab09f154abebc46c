import { once } from 'node:events'
import { connect } from 'node:net'
import type { Load, LoadResult } from './load.ts'

// Bare sockets: an HTTP client of Node's would need more of the two cores than the server it measures.

const [load] = (await once(process, 'message')) as [Load]
const { hostname, port } = new URL(load.address)
const requests = load.requests.map(({ path, headers, body }) => {
  const payload = body ? JSON.stringify(body) : ''
  const content = body
    ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }
    : {}
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers, ...content }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${payload}`
})
let turn = 0
const nextRequest = () => requests[turn++ % requests.length] ?? ''
const isOnce = load.seconds === undefined
const warmUpMs = isOnce ? 0 : 1_000

const latencies: number[] = []
let answeredInTime = 0
let failures = 0
let firstFailure: string | undefined
/** When each request that waits for a connection was due: what waits here counts as the server's delay. */
const due: number[] = []
const idle: (() => void)[] = []

const start = performance.now()
let lastAnswer = start
const measuredFrom = start + warmUpMs
const end = measuredFrom + (load.seconds ?? Number.POSITIVE_INFINITY) * 1000
const isOver = () => (isOnce ? turn >= requests.length : performance.now() >= end)

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    let since = 0
    let received = ''
    const next = () => {
      if (isOver()) return void socket.end()
      if (load.rate === undefined) since = performance.now()
      else {
        const dueAt = due.shift()
        if (dueAt === undefined) return void idle.push(next)
        since = dueAt
      }
      socket.write(nextRequest())
    }
    socket.on('connect', next)
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      const length = answerLength(received)
      if (length === undefined || received.length < length) return
      record(since, received.slice(0, length))
      received = received.slice(length)
      next()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
}

function record(since: number, answer: string): void {
  if (!answer.startsWith('HTTP/1.1 200')) {
    failures++
    firstFailure ??= answer
  }
  lastAnswer = performance.now()
  if (since < measuredFrom) return
  latencies.push(lastAnswer - since)
  if (lastAnswer <= end) answeredInTime++
}

/** Undefined until the head is here. Both servers say how long their answers are. */
function answerLength(text: string): number | undefined {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head)) ?? []
  if (!length) throw new Error(`An answer without a length: ${text.slice(0, head)}`)
  return head + 4 + Number(length)
}

function schedule(rate: number): void {
  let sent = 0
  const timer = setInterval(() => {
    if (isOver()) {
      clearInterval(timer)
      for (const next of idle.splice(0)) next()
      return
    }
    const most = isOnce ? requests.length : Number.POSITIVE_INFINITY
    const wanted = Math.min(most, ((performance.now() - start) / 1000) * rate)
    for (; sent < wanted; sent++) due.push(start + (sent / rate) * 1000)
    while (due.length > 0 && idle.length > 0) idle.shift()?.()
  }, 1)
}

if (load.rate !== undefined) schedule(load.rate)
await Promise.all(Array.from({ length: load.connections }, open))
latencies.sort((a, b) => a - b)
const percentile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN
const result: LoadResult = {
  requestsPerSecond: answeredInTime / (load.seconds ?? (lastAnswer - start) / 1000),
  p50Ms: percentile(0.5),
  p99Ms: percentile(0.99),
  failures,
  ...(firstFailure !== undefined && { firstFailure }),
}
process.send?.(result)
process.disconnect?.()
