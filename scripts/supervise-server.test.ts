import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const module = pathToFileURL(join(import.meta.dirname, 'supervise-server.mjs')).href

/** The supervisor of `npm start` with a server in the place of ours; each server prints its process id. */
function supervise(server: string): ChildProcess & { lines: AsyncIterator<string> } {
  const program = `
    import { spawn } from 'node:child_process'
    import { superviseServer } from ${JSON.stringify(module)}
    const stdio = ['ignore', 'inherit', 'ignore', 'ipc']
    superviseServer(() => {
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio })
      return child.on('message', () => queueMicrotask(() => child.send('read')))
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return Object.assign(child, { lines })
}

// It prints its number once the supervisor has read that it listens: killed earlier, it would count as one that never did.
const listens = `process.send('listening'); process.on('message', () => console.log(process.pid))
  process.on('disconnect', () => process.exit())`

test('a server that ends by itself is started again, each time, until it is asked to stop', async () => {
  const supervisor = supervise(listens)
  const pids = new Set<string>()
  for (let life = 0; life < 3; life++) {
    const { value: pid } = await supervisor.lines.next()
    pids.add(pid)
    if (life < 2) process.kill(Number(pid), 'SIGKILL')
  }
  expect(pids.size).toBe(3)
  supervisor.kill('SIGTERM')
  const [code] = await once(supervisor, 'exit')
  expect(code).toBe(1)
  expect(await supervisor.lines.next()).toMatchObject({ done: true })
})

test('a server that never listened ends the supervisor with its own exit code', async () => {
  const supervisor = supervise('console.log(process.pid); process.exit(3)')
  await supervisor.lines.next()
  const [code] = await once(supervisor, 'exit')
  expect(code).toBe(3)
})
