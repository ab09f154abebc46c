import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// npm run outages: takes the database away 20 times for 0.5 to 30 seconds, under people who pay; once with a server of
// one's own, once with the embedded one. About fifteen minutes. The short form of it runs with all tests.

type Recovery = { seconds: number; death: string; readyMs: number; paidMs: number }
type Report = { name: string; acknowledged: number; retries: number; recoveries: Recovery[] }

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'tradelane-outages-'))
const file = join(folder, 'report')
const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'apps/server/test/outages/outages.test.ts']
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, OUTAGES: 'all', OUTAGES_REPORT: file },
})
for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) print(JSON.parse(line))
rmSync(folder, { recursive: true })
process.exit(status ?? 1)

function print({ name, acknowledged, retries, recoveries }: Report): void {
  console.log(`\n${name}: ${acknowledged} payments acknowledged, ${retries} requests sent again\n`)
  console.log('| away (s) | how it ended | ready after (ms) | first payment after (ms) |\n|---|---|---|---|')
  for (const { seconds, death, readyMs, paidMs } of recoveries)
    console.log(`| ${seconds} | ${death} | ${readyMs} | ${paidMs} |`)
}
