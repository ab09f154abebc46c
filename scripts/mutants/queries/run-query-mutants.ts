import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { type AskedLines, type MutatedFolder, root, testsOf } from '../folders.ts'
import { type Mutant, wording } from '../mutant.ts'
import { sayIfSurvived } from '../report.ts'
import { instrument, partsOf } from './instrument.ts'

/** Leaves out each condition and each lock of these files' queries in turn, and runs the tests that reach it. */
export async function runQueryMutants(
  folder: MutatedFolder,
  files: string[],
  linesOf: AskedLines,
): Promise<Mutant[]> {
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const all = texts.flatMap(({ file, text }) => partsOf(text).map((part) => ({ file, text, ...part })))
  if (all.length === 0) return []
  process.env.MUTANT_TESTS = JSON.stringify(testsOf(folder))
  const vitest = await open(files)
  try {
    const reaching = await testsByPart(vitest, testsOf(folder))
    const mutants: Mutant[] = []
    for (const [number, { file, text, start, end }] of all.entries()) {
      const worded = wording(text, start, end, '')
      const lines = linesOf(file)
      if (lines.length > 0 && !lines.includes(worded.line)) continue
      const isKilled = await isNoticed(vitest, number, reaching.get(number) ?? [])
      const mutant = { file, ...worded, isKilled }
      mutants.push(mutant)
      process.stdout.write('.')
      sayIfSurvived(mutant)
    }
    console.log()
    await testsByPart(vitest, testsOf(folder))
    return mutants
  } finally {
    await vitest.close()
  }
}

function open(files: string[]): Promise<Vitest> {
  const firstIds = new Map<string, number>()
  let next = 0
  for (const file of files) {
    firstIds.set(join(root, file), next)
    next += partsOf(readFileSync(join(root, file), 'utf8')).length
  }
  const plugin = {
    name: 'query-parts',
    enforce: 'pre' as const,
    transform: (code: string, id: string) => {
      const firstId = firstIds.get(id)
      return firstId === undefined ? undefined : { code: instrument(code, firstId), map: null }
    },
  }
  return createVitest(
    'test',
    {
      config: join(root, 'scripts/mutants/vitest.config.ts'),
      setupFiles: [join(root, 'scripts/mutants/queries/setup.ts')],
      watch: false,
      bail: 1,
      // The cache knows files by their text, and what the plugin makes of them is not in it.
      fsModuleCache: false,
      reporters: [{}],
    },
    { logLevel: 'silent', plugins: [plugin] },
  )
}

/**
 * A run that leaves nothing out: the tests must pass, and tell which parts they reach. The fastest files come first. It is
 * done before and after the mutants: tests that fail for another reason would count each of them as killed.
 */
async function testsByPart(vitest: Vitest, tests: string[]): Promise<Map<number, string[]>> {
  const runs = []
  for (const test of tests) {
    const started = Date.now()
    const modules = await run(vitest, -1, test)
    if (!isGood(modules)) throw new Error(`${test} fails without a mutant`)
    const parts = modules.flatMap((module) => module.meta().queryParts ?? [])
    runs.push({ test, parts, ms: Date.now() - started })
  }
  const byPart = new Map<number, string[]>()
  for (const { test, parts } of runs.sort((one, other) => one.ms - other.ms))
    for (const part of parts) byPart.set(part, [...(byPart.get(part) ?? []), test])
  return byPart
}

async function isNoticed(vitest: Vitest, number: number, tests: string[]): Promise<boolean> {
  for (const test of tests) if (!isGood(await run(vitest, number, test))) return true
  return false
}

async function run(vitest: Vitest, number: number, test: string): Promise<TestModule[]> {
  vitest.state.filesMap.clear()
  vitest.state.errorsSet.clear()
  vitest.provide('mutantQueryPart', number)
  const { testModules } = await vitest.start([join(root, test)])
  return testModules
}

const isGood = (modules: TestModule[]) => modules.length > 0 && modules.every((module) => module.ok())
