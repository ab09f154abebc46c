import { afterEach, expect, test, vi } from 'vitest'
import { threadOf } from './ask-thread.ts'

const whoAmI = `
  import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', () => parentPort.postMessage({ answer: threadId }))`
const file = new URL(`data:text/javascript,${encodeURIComponent(whoAmI)}`)

afterEach(() => void vi.useRealTimers())

test('a thread answers one after the other, is ended when nobody has asked it for half a minute, and another answers then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ask = threadOf<null, number>(file)
  const first = await ask(null)
  vi.advanceTimersByTime(29_999)
  expect(await ask(null)).toBe(first)
  vi.advanceTimersByTime(29_999)
  expect(await Promise.all([ask(null), ask(null)])).toEqual([first, first])
  vi.advanceTimersByTime(30_000)
  expect(await ask(null)).not.toBe(first)
})
