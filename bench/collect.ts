import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { basename, join } from 'node:path'
import { isMet, type Measured } from './measure.ts'

/** What one bench comes to: measured, not able to run here, or ended by an error. */
export type Result = { measured: Measured } | { needs: string } | { failed: string }
/** With how many processes wanted the processors in the minute before it, and how long it took. */
export type Outcome = Result & { name: string; loadBefore: number; seconds: number }

/** A bench is a file that exports `run`; the others in the folder are what benches are made of. */
export function findBenches(folder: string): string[] {
  return globSync('*.ts', { cwd: folder })
    .filter((path) => /^export (async function|const) run\b/m.test(readFileSync(join(folder, path), 'utf8')))
    .map((path) => basename(path, '.ts'))
    .sort()
}

/** `growth` measures `growth-escrows`, too: a bench that is named after another is a part of it. */
export const withoutParts = (names: readonly string[]): string[] =>
  names.filter((name) => !names.some((other) => name.startsWith(`${other}-`)))

/** One after the other, each in a process of its own: what one leaves in memory, or how it ends, is nothing to the next. */
export async function measureEach(
  files: readonly string[],
  begins: (file: string) => unknown = () => undefined,
  ends: (outcome: Outcome) => unknown = () => undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const file of files) {
    begins(file)
    const [loadBefore = 0] = loadavg()
    const started = performance.now()
    const result = await measureAlone(file)
    const seconds = (performance.now() - started) / 1_000
    const outcome = { name: basename(file, '.ts'), loadBefore, seconds, ...result }
    outcomes.push(outcome)
    ends(outcome)
  }
  return outcomes
}

async function measureAlone(file: string): Promise<Result> {
  const child = fork(join(import.meta.dirname, 'run-one.ts'), [file], {
    // What a bench or its product prints must not be within the JSON.
    ...{ execArgv: [], stdio: ['ignore', process.stderr, process.stderr, 'ipc'] },
    // As JSON, what is no number would arrive as null.
    serialization: 'advanced',
  })
  let result: Result | undefined
  child.on('message', (message) => {
    result = message as Result
  })
  const [code, signal] = await once(child, 'exit')
  return result ?? { failed: `ended with ${signal ?? code} before it had measured` }
}

export const missedOf = ({ figures, goals }: Measured): string[] =>
  Object.entries(goals).flatMap(([figure, goal]) => (isMet(figures[figure], goal) ? [] : [figure]))

const isGood = (outcome: Outcome): boolean => 'measured' in outcome && missedOf(outcome.measured).length === 0

/** 2 where one cannot run here; else 1 where one failed or missed a goal. */
export function exitCodeOf(outcomes: readonly Outcome[]): 0 | 1 | 2 {
  if (outcomes.some((outcome) => 'needs' in outcome)) return 2
  return outcomes.every(isGood) ? 0 : 1
}
