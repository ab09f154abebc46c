import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

// Bundled from these sources by `scripts/bundle-for-tests.mjs`.
const main = fileURLToPath(new URL('../../../../.cache/server/main.js', import.meta.url))
const compiled = fileURLToPath(new URL('../../../../.cache/node', import.meta.url))
const shiftedClock = pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href

export type Part = 'server' | 'worker'

/** The product as in production: a process that answers requests and one that works, each started again whenever it ends. */
export function productOfTwo(
  env: Record<string, string> & { DATA_DIR: string },
  ports: Record<Part, number>,
) {
  const clockFile = join(env.DATA_DIR, 'clock-shift')
  writeFileSync(clockFile, '0')
  const running = new Map<Part, ChildProcess>()
  let isOver = false
  let deaths = 0

  const start = (part: Part) => {
    const own = {
      CLOCK_SHIFT_FILE: clockFile,
      PORT: String(ports[part]),
      WORKER: part === 'worker' ? 'on' : 'off',
    }
    const child = spawnProduct({ ...env, ...own })
    running.set(part, child)
    child.on('exit', () => {
      if (isOver) return
      deaths++
      setTimeout(start, 250, part)
    })
  }
  start('server')
  start('worker')
  return {
    address: `http://127.0.0.1:${ports.server}`,
    /** Ends that nobody asked for are counted, too. */
    deaths: () => deaths,
    kill: (part: Part) => running.get(part)?.kill('SIGKILL'),
    /** How far the clocks of both processes are from the machine's. */
    shiftClock: (ms: number) => writeFileSync(clockFile, String(ms)),
    async untilReady() {
      for (const port of Object.values(ports))
        while (!(await isReady(`http://127.0.0.1:${port}/readyz`))) await sleep(50)
    },
    async stop() {
      isOver = true
      await Promise.all(
        [...running.values()].map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return
          const ended = once(child, 'exit')
          child.kill('SIGTERM')
          await ended
        }),
      )
    },
  }
}

function spawnProduct(env: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  return spawn(process.execPath, ['--import', shiftedClock, main], {
    env: {
      ...{ PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: compiled },
      ...{ DEMO: 'off', RATE_LIMIT: '0', LOG_LEVEL: 'error', SANDBOX_RATES: 'still' },
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export type ProductOfTwo = ReturnType<typeof productOfTwo>

const isReady = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )
