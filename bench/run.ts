import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMet, type Measured, NotInstalled } from './measure.ts'

// npm run bench -- NAME [--json]: prints what was measured; ends with 1 where a goal is missed, with 2 where it cannot run.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})
const [name = ''] = positionals
const file = join(import.meta.dirname, `${name}.ts`)
if (!benches().includes(name) || !existsSync(file)) {
  console.error(`npm run bench -- NAME [--json], where NAME is one of: ${benches().join(', ')}`)
  process.exit(2)
}

const { run } = (await import(file)) as { run(): Promise<Measured> }
const { figures, goals, notes = [] } = await run().catch(sayWhatIsMissing)
const missed = Object.entries(goals).filter(([figure, goal]) => !isMet(figures[figure], goal))
const met = missed.length === 0
if (values.json) console.log(JSON.stringify({ name, figures, goals, met }))
else printTable()
process.exit(met ? 0 : 1)

function sayWhatIsMissing(error: unknown): never {
  if (!(error instanceof NotInstalled)) throw error
  console.error(error.message)
  process.exit(2)
}

/** A bench is a file that exports `run`; the others here are what benches are made of. */
function benches(): string[] {
  return globSync('*.ts', { cwd: import.meta.dirname })
    .filter((path) =>
      readFileSync(join(import.meta.dirname, path), 'utf8').includes('export async function run('),
    )
    .map((path) => path.replace(/\.ts$/, ''))
    .sort()
}

function printTable(): void {
  const width = Math.max(...Object.keys(figures).map((figure) => figure.length))
  for (const [figure, value] of Object.entries(figures)) {
    const goal = goals[figure]
    const wanted = !goal ? '' : 'atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`
    const verdict = !goal ? '' : isMet(value, goal) ? '  met' : '  MISSED'
    console.log(
      `${figure.padEnd(width)}  ${String(Number(value.toPrecision(4))).padStart(9)}  ${wanted}${verdict}`,
    )
  }
  for (const note of notes) console.log(note)
}
