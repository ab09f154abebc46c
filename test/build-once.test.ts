import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

let root: string

/** A checkout with one source, and a script that builds it and says so. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tradelane-build-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await mkdir(join(root, 'scripts'))
  for (const name of ['build-once.mjs', 'set-up.mjs'])
    await copyFile(join(import.meta.dirname, '../scripts', name), join(root, 'scripts', name))
  await write('src/a.ts', 'one')
  await write(
    'scripts/build.mjs',
    `import { existsSync, writeFileSync } from 'node:fs'
     import { buildOnce } from './build-once.mjs'
     const build = () => {
       console.log('built')
       if (process.argv[2] === 'killed') process.exit(1)
       while (process.argv[2] === 'slow' && !existsSync('go'));
       writeFileSync('result', '')
     }
     buildOnce({ name: 'it', sources: ['src'], result: 'result', build })`,
  )
  build()
})

test('what is built from the same sources is not built again', () => {
  expect(build()).toBe('')
})

test('a changed source is built', async () => {
  await write('src/a.ts', 'two')
  expect(build()).toBe('built')
})

test('a new source in a new folder is built', async () => {
  await write('src/b/c.ts', '')
  expect(build()).toBe('built')
})

test('a renamed source is built', async () => {
  await rename(join(root, 'src/a.ts'), join(root, 'src/b.ts'))
  expect(build()).toBe('built')
})

test('a changed test is not built', async () => {
  await write('src/a.test.ts', 'three')
  expect(build()).toBe('')
})

test('a result that was deleted is built again', async () => {
  await rm(join(root, 'result'))
  expect(build()).toBe('built')
})

test('a build that did not finish is repeated, even for the sources of the one before it', async () => {
  await write('src/a.ts', 'two')
  expect(() => build('killed')).toThrow()
  await write('src/a.ts', 'one')
  expect(build()).toBe('built')
})

test('a second start waits for the build of the first, says so, and builds nothing again', async () => {
  await write('src/a.ts', 'two')
  const first = start('slow')
  await once(first.stdout, 'data')
  const second = start()
  const [said] = await once(second.stdout, 'data')
  await write('go', '')
  await once(second, 'close')
  expect(String(said).trim()).toBe('Waiting for another start of this checkout, which builds the same …')
  expect(build()).toBe('')
})

test('the lock of a start that was killed holds nobody up', async () => {
  await write('src/a.ts', 'two')
  const { pid } = spawnSync(process.execPath, ['--eval', ''])
  await write('.cache/it-builds', String(pid))
  expect(build()).toBe('built')
})

test('a checkout that was moved is built again, because a build names its files', async () => {
  const moved = `${root}-moved`
  await rename(root, moved)
  root = moved
  expect(build()).toBe('built')
})

function build(...args: string[]): string {
  return execFileSync(process.execPath, ['scripts/build.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
}

const start = (...args: string[]) =>
  spawn(process.execPath, ['scripts/build.mjs', ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), text)
}
