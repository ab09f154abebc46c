import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { counted } from '@tradelane/contract/primitives/counted'
import { expect, test } from 'vitest'
import {
  type Age,
  dueOn,
  shippedFacts,
  shippedPastAge,
} from '../apps/server/src/features/world/facts/shipped-facts.ts'

// `npm run facts-page` writes the page; `npm run facts-due` compares the ages with today, before a release: no test does, or it would begin to fail one day.

test('docs/facts.md is the list of facts', async () => {
  const rows = shippedFacts.map(({ what, source, readOn, goodFor, who, where, note, key }) => {
    const cells = [
      note ? `${what}. ${note}` : what,
      source,
      readOn ?? 'loaded',
      readOn === null ? ageText(goodFor) : dueOn(readOn, goodFor),
      who === 'office' ? 'back office' : 'engineers',
      where.map((path) => `\`${path}\``).join(', '),
      `\`${key}\``,
    ]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  await expect([...head, ...rows, ''].join('\n')).toMatchFileSnapshot('../docs/facts.md')
})

test('a release is stopped by each fact that is past its age on its day, with where to read it and what to change', () => {
  const [late, early] = [releaseOn('2099-01-01'), releaseOn('2026-01-01')]
  expect([early.status, early.stdout]).toEqual([0, 'No shipped fact is past its age on 2026-01-01.\n'])
  expect(late.status).toBe(1)
  for (const { key, source, where, readOn } of shippedFacts) {
    if (readOn === null) continue
    expect(late.stdout).toContain(`${key}, due since `)
    expect(late.stdout).toContain(`  read    ${source}\n  change  ${where.join(', ')}\n`)
  }
  expect(releaseOn('soon').status).toBe(1)
})

test('a fact stops a release from the day on which it is due', () => {
  const [first] = shippedPastAge('2099-01-01')
  const due = first?.due ?? ''
  const dayBefore = new Date(Date.parse(due) - 86_400_000).toISOString().slice(0, 10)
  expect(shippedPastAge(dayBefore)).toEqual([])
  expect(shippedPastAge(due).map(({ key }) => key)).toContain(first?.key)
})

const releaseOn = (day: string) =>
  spawnSync(process.execPath, ['scripts/facts-due.ts', day], { cwd: root, encoding: 'utf8' })
const root = join(import.meta.dirname, '..')

const ageText = (age: Age) =>
  'days' in age ? `${counted(age.days, 'day')} after it was loaded` : `each year, month ${age.eachYearIn}`

const head = `# Facts of the world

What the product knows of the world, where it was read, and the first day on which it is to be read again. The list is \`apps/server/data/facts.json\`;
\`npm run facts-page\` makes this page of it. At \`/admin/facts\` the office records what it has read again; a fact that is due is a task there, and the
product goes on and shows its date (decision 226). \`npm run facts-due\` fails a release whose facts are past their age.

| fact | source | read on | read again | by | where | name |
|---|---|---|---|---|---|---|`.split('\n')
