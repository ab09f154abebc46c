import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitOf, nameOfCommit } from './commit-of.ts'

test('the commit is named with whether files differ from it, and is unknown where there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tradelane-commit-'))
  expect([commitOf(folder), nameOfCommit(folder)]).toEqual([{ commit: 'unknown' }, 'unknown'])
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  git(
    ...['-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet'],
    ...['--allow-empty', '--message', 'first'],
  )
  const commit = git('rev-parse', 'HEAD')
  expect([commitOf(folder), nameOfCommit(folder)]).toEqual([
    { commit, hasChanges: false },
    commit.slice(0, 8),
  ])
  await writeFile(join(folder, 'new'), 'a change')
  expect([commitOf(folder), nameOfCommit(folder)]).toEqual([
    { commit, hasChanges: true },
    `${commit.slice(0, 8)} with changes`,
  ])
  await rm(folder, { recursive: true })
})
