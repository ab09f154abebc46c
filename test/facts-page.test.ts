import { expect, test } from 'vitest'
import { type Age, dueOn, shippedFacts } from '../apps/server/src/features/world/facts/shipped-facts.ts'

// `npm run facts-page` writes the page; `npm run facts-due` compares the ages with today, before a release.

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

test.runIf(process.env.RELEASE_ON)('no shipped fact is past its age on the day of the release', () => {
  const due = shippedFacts.filter(
    ({ readOn, goodFor }) => readOn !== null && dueOn(readOn, goodFor) <= String(process.env.RELEASE_ON),
  )
  expect(due.map(({ key, what }) => `${key}: ${what}`)).toEqual([])
})

const ageText = (age: Age) =>
  'days' in age ? `${age.days} days after it was loaded` : `each year, month ${age.eachYearIn}`

const head = `# Facts of the world

What the product knows of the world, where it was read, and the first day on which it is to be read again. The list is \`apps/server/data/facts.json\`;
\`npm run facts-page\` makes this page of it. At \`/admin/facts\` the office records what it has read again; a fact that is due is a task there, and the
product goes on and shows its date (decision 226). \`npm run facts-due\` fails a release whose facts are past their age.

| fact | source | read on | read again | by | where | name |
|---|---|---|---|---|---|---|`.split('\n')
