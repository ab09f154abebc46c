import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import plain from '../../vitest.config.ts'
import { keptThread } from './kept-thread.ts'
import { QuickestFirst } from './quickest-first.ts'

// Stryker runs the tests in a copy of the repository, where this file is two folders below the copy's root.
const root = join(import.meta.dirname, '../..')
const packageFile = (name: string) => join(root, 'packages', name)

/** Stryker names its own pool on Vitest's command line, which is stronger than a configuration. */
const usesKeptThread: Plugin = {
  name: 'kept-thread',
  configureVitest: ({ project }) => {
    Object.assign(project.config, { pool: keptThread.name, poolRunner: keptThread })
  },
}

export default defineConfig({
  plugins: [usesKeptThread],
  resolve: {
    // The copy links to the real node_modules, whose @tradelane packages have no mutants.
    alias: [
      { find: '@tradelane/db/embedded', replacement: packageFile('db/src/embedded.ts') },
      { find: /^@tradelane\/contract\/(.+)$/, replacement: packageFile('contract/src/$1.ts') },
      { find: /^@tradelane\/([a-z]+)$/, replacement: packageFile('$1/src/index.ts') },
    ],
  },
  test: {
    ...plain.test,
    include: JSON.parse(process.env.MUTANT_TESTS ?? '[]') as string[],
    // Stryker counts what each test reaches, which makes a test of many steps slow.
    testTimeout: 120_000,
    maxWorkers: 1,
    sequence: { sequencer: QuickestFirst },
    // A thread refuses the options of a process.
    execArgv: [],
  },
})
