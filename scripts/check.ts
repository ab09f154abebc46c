import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const root = join(import.meta.dirname, '..')
const bin = (path: string) => join(root, 'node_modules', path)

const checks: [string, string, ...string[]][] = [
  // The compiler in Go, on one thread: a third of the work of the one in JavaScript, which other checks load.
  ['types', process.execPath, bin('typescript-native/bin/tsc'), '--noEmit', '--singleThreaded'],
  ['format and lint', process.execPath, bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  ['who imports whom', process.execPath, join(root, 'scripts/check-imports.ts')],
  ['dead code', process.execPath, bin('knip/bin/knip.js')],
  [
    'tidiness and plain words',
    process.execPath,
    bin('vitest/vitest.mjs'),
    'run',
    'test/tidy.test.ts',
    'test/words.test.ts',
    '--reporter=dot',
  ],
]

/** A server named here is not started by the tests: these need none. */
const env = { ...process.env, TEST_DATABASE_SERVER: 'none' }

/** All at once: the slowest, the compiler, leaves most of the second core to the others. */
const results = await Promise.all(
  checks.map(async ([name, command, ...args]) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
    const status = new Promise<number | null>((resolve) => child.on('close', resolve))
    const output = await Promise.all([text(child.stdout), text(child.stderr)])
    const isGood = (await status) === 0
    console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}`)
    if (!isGood) console.log(output.join('').trim())
    return isGood
  }),
)
if (results.includes(false)) process.exit(1)
