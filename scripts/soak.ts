import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nameOfCommit } from './commit-of.ts'

// npm run soak -- --minutes 30: faults of all kinds in turn, under people who pay and upload; prints the table of docs/soak.md. A short form
// of it runs with all tests. --minutes 0 is that short form.

type Row = { name: string; seconds: number; recoveredMs: number } & Record<Count, number>
type Count = 'paid' | 'refused' | 'stored' | 'again' | 'longestWaitMs'
type Report = {
  rows: Row[]
  found: Record<string, string[]>
  lines: { kind: string; code?: string }[]
  deaths: number
  isDiskSmall: boolean
}

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const root = join(import.meta.dirname, '..')
const commit = nameOfCommit()
const folder = mkdtempSync(join(tmpdir(), 'tradelane-soak-report-'))
const file = join(folder, 'report')
const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'apps/server/test/soak/soak.test.ts']
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SOAK_MINUTES: values.minutes, SOAK_REPORT: file },
})
if (existsSync(file)) print(JSON.parse(readFileSync(file, 'utf8')))
rmSync(folder, { recursive: true })
process.exit(status ?? 1)

function print({ rows, found, lines, deaths, isDiskSmall }: Report): void {
  const all = (kind: string) => lines.filter((line) => line.kind === kind).length
  const refusals = Map.groupBy(
    lines.filter(({ kind }) => kind === 'refused'),
    ({ code }) => code,
  )
  const codes = [...refusals].map(([code, list]) => `${list.length} ${code}`).join(', ')
  console.log(`
\`npm run soak -- --minutes ${values.minutes}\` on ${new Date().toISOString().slice(0, 10)}, of commit ${commit}, on ${availableParallelism()} cores.
${all('asked')} payments asked for, ${all('paid')} acknowledged, ${all('refused')} refused (${codes}); ${all('stored')} uploads acknowledged.
The product's processes ended ${deaths} times.
${isDiskSmall ? '' : 'No small disk could be made here, so none was filled: that takes root.\n'}
| fault | times | seconds | paid | refused | uploads | sent again | longest time without a payment (ms) | whole again after (ms), at most |
|---|--:|--:|--:|--:|--:|--:|--:|--:|`)
  for (const [name, turns] of Map.groupBy(rows, (row) => row.name)) {
    const sum = (count: Count | 'seconds') =>
      Math.round(turns.reduce((total, turn) => total + turn[count], 0))
    const most = (count: 'longestWaitMs' | 'recoveredMs') => Math.max(...turns.map((turn) => turn[count]))
    const sums = (['seconds', 'paid', 'refused', 'stored', 'again'] as const).map(sum)
    console.log(
      `| ${[name, turns.length, ...sums, most('longestWaitMs'), most('recoveredMs')].join(' | ')} |`,
    )
  }
  console.log('\n| the judge looked for | found |\n|---|--:|')
  for (const [what, list] of Object.entries(found)) console.log(`| ${what} | ${list.length} |`)
}
