import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskLines } from './line-log.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lines-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('lines are read as they were added, and a log that nobody has written to is empty', async () => {
  const log = diskLines({ file: join(folder, 'deep', 'log.jsonl') })
  expect(await Array.fromAsync(log.read())).toEqual([])
  expect(await log.newest()).toEqual([])
  await log.append(['one', 'two'])
  await log.append([])
  await log.append(['three'])
  expect(await Array.fromAsync(log.read())).toEqual(['one', 'two', 'three'])
})

test('half a line that a dead process left does not join the next one', async () => {
  const file = join(folder, 'torn.jsonl')
  const log = diskLines({ file })
  await log.append(['one'])
  await appendFile(file, 'tw')
  await log.append(['three'])
  expect(await Array.fromAsync(log.read())).toEqual(['one', 'tw', 'three'])
  expect(await log.newest()).toEqual(['one', 'tw', 'three'])
})

test('the newest lines of a long log are read without the others', async () => {
  const log = diskLines({ file: join(folder, 'long.jsonl') })
  const lines = Array.from({ length: 1_000 }, (_, index) => `line ${index} ${'-'.repeat(90)}`)
  await log.append(lines)
  const newest = await log.newest()
  expect(newest.length).toBeLessThan(100)
  expect(newest.slice(-3)).toEqual(lines.slice(-3))
})
