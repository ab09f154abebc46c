import { expect, test } from 'vitest'
import { features } from '../apps/server/src/app/features.ts'
import { crontabOf } from '../apps/server/src/work/task-list.ts'
import { filesOfTheRepository } from './source-tree.ts'

/** Jobs that are one statement, or one thing: there is no second row that a first could stop. */
const withoutRows = [
  'take-ledger-snapshots',
  'roll-up-days',
  'sweep-old-rows',
  'sweep-old-quotes',
  'sweep-old-freight-quotes',
  'fetch-reference-rates',
  'note-due-facts',
  'seal-audit-trail',
  'mail-audit-checkpoint',
  // Its own test plants a corridor that throws: it belongs to no company.
  'refresh-corridors',
]

test('every job of the clock has a planted row, or has no rows', () => {
  const clocked = crontabOf({ features })
    .split('\n')
    .map((line) => line.split(' ')[5])
  expect(clocked.length).toBeGreaterThan(20)
  const tests = filesOfTheRepository(/^apps\/server\/.*throwing-rows\.test\.ts$/)
  const planted = tests
    .flatMap(({ text }) => [...text.matchAll(/inJobs\(\[([^\]]*)\]/g)])
    .flatMap(([, names = '']) => names.match(/[a-z-]+/g) ?? [])
  // It runs after an import, and not by the clock.
  const others = planted.filter((job) => job !== 'screen-again')
  expect(new Set(clocked)).toEqual(new Set([...others, ...withoutRows]))
})
