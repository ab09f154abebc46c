import { join } from 'node:path'
import type { LogLevel, MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { type AskedLines, type MutatedFolder, testsOf } from './folders.ts'
import type { Mutant } from './mutant.ts'
import { asMutant } from './say-survivors.ts'

/** Mutates these files of a folder, one change at a time, and runs the folder's tests on each. */
export async function runStryker(
  folder: MutatedFolder,
  files: string[],
  concurrency: number,
  linesOf: AskedLines,
): Promise<Mutant[]> {
  // Read by vitest.config.ts in the processes that Stryker starts.
  process.env.MUTANT_TESTS = JSON.stringify(testsOf(folder))
  const stryker = new Stryker({
    mutate: files.flatMap((file) => {
      const lines = linesOf(file)
      return lines.length === 0 ? [file] : lines.map((line) => `${file}:${line}-${line}`)
    }),
    testRunner: 'vitest',
    plugins: [
      '@stryker-mutator/vitest-runner',
      join(import.meta.dirname, 'ignore-logs.ts'),
      join(import.meta.dirname, 'say-survivors.ts'),
    ],
    ignorers: ['logs'],
    mutator: { excludedMutations: ['StringLiteral'], plugins: null },
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', pool: 'threads', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: !folder.withStatic,
    concurrency,
    reporters: ['survivors', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    // A mutant is not slow because others use the machine too.
    timeoutMS: folder.isQuick ? 5_000 : 30_000,
    timeoutFactor: folder.isQuick ? 1.5 : 4,
    dryRunTimeoutMinutes: 15,
    tempDirName: '.cache/mutants',
    ignorePatterns: ['/.cache', '/data', '/docs', '/e2e', '/bench', '/apps/web', '/test-results', 'dist'],
    warnings: false,
    logLevel: 'warn' as LogLevel,
    allowConsoleColors: false,
  })
  const results = await stryker.runMutationTest()
  sayErrors(results)
  return results.filter(({ status }) => status !== 'Ignored').map(asMutant)
}

/** What failed outside of a test, such as a server that took no more connections, says nothing of the mutant: it counts as a survivor. */
function sayErrors(results: readonly MutantResult[]): void {
  const errors = results.filter(({ status }) => status === 'RuntimeError')
  if (errors.length === 0) return
  const reasons = new Set(errors.map(({ statusReason = '' }) => statusReason.slice(0, 300)))
  console.log(`${errors.length} mutants ended in an error outside of a test:\n${[...reasons].join('\n')}`)
}
