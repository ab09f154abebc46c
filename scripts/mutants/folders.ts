import { globSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** Code that is mutated, and the tests that have to fail. */
export type MutatedFolder = {
  folder: string
  /** Names of files in the folder, without `.ts`; all of them where there are none. */
  files?: string[]
  /** Further tests, as globs from the root; the folder's own run in any case. */
  tests?: string[]
  /**
   * Tests of the folder that are left out, as globs: those that run the code in another process, without the mutants, and
   * those that take many seconds. Without them the score can only be lower.
   */
  without?: string[]
  /** Its tests take milliseconds: a mutant that takes seconds is an endless loop. */
  isQuick?: boolean
  /** Whether a mutant that acts while its module loads is tried too: each loads everything again and runs every test. */
  withStatic?: boolean
}

/** The lines of a file that are tried; none are all of them. */
export type AskedLines = (file: string) => number[]

export const mutatedPackages: MutatedFolder[] = [
  { folder: 'packages/money/src', withStatic: true, isQuick: true },
  {
    folder: 'packages/ledger/src',
    without: ['packages/ledger/src/{random-walk,concurrency}.test.ts'],
  },
  {
    folder: 'packages/freight/src',
    // They judge the data, for many seconds, and one reads the map of the web app.
    without: ['packages/freight/src/{sea-drawn,sea-judge,terminals}.test.ts'],
    isQuick: true,
  },
  { folder: 'packages/sampling/src', withStatic: true, isQuick: true },
  {
    folder: 'packages/contract/src/smart-escrow',
    files: ['figures', 'kind-of-title', 'port-name', 'split', 'term-faults', 'tolerance'],
    tests: ['apps/server/src/features/services/smart-escrow/engine/*.test.ts'],
  },
  {
    folder: 'packages/contract/src/quality-assurance',
    files: ['audit-score', 'judge-report', 'lot-difference', 'measured', 'missing-in-report'],
    tests: ['apps/server/src/features/services/quality-assurance/{judge-report,report-compared}.test.ts'],
  },
  {
    folder: 'packages/contract/src/dangerous-goods',
    files: ['carriage-rules', 'charcoal', 'charge-by-air', 'segregation'],
    isQuick: true,
  },
  { folder: 'packages/contract/src/shipments', files: ['customs-asks'], isQuick: true },
  { folder: 'packages/contract/src/quote-requests', files: ['value-of-goods'], isQuick: true },
  { folder: 'packages/contract/src/primitives', files: ['fold-search', 'identifier'], isQuick: true },
  { folder: 'packages/contract/src/partners', files: ['bank-details', 'check-digits'], isQuick: true },
]

/** The files to mutate, as paths from the root. A name that fits no file is an error: a moved file must not go missing. */
export function filesOf({ folder, files }: MutatedFolder): string[] {
  const patterns = files ? files.map((name) => `${folder}/${name}.ts`) : [`${folder}/**/*.ts`]
  return patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: root }).filter((path) => !path.endsWith('.test.ts'))
    if (found.length === 0) throw new Error(`${pattern}: no such file. Correct scripts/mutants/folders.ts.`)
    return found.sort()
  })
}

export function testsOf({ folder, tests = [], without = [] }: MutatedFolder): string[] {
  const left = new Set(globSync(without, { cwd: root }))
  return globSync([`${folder}/**/*.test.ts`, ...tests], { cwd: root }).filter((path) => !left.has(path))
}
