import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,bench,test}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/database-server.ts', 'scripts/bundle-for-tests.mjs'],
    pool: 'forks',
    // A worker loads the application, and ranks the dictionaries of passwords, once for all of its files: every file has a
    // database and an app of its own, and no module keeps anything that another file would see.
    isolate: false,
    silent: 'passed-only',
    maxWorkers: 3,
    // Short-lived objects of requests die in the young generation: an eighth less processor time than with V8's own size.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    // Only a test that hangs should reach these limits, however busy the machine is. Nothing is retried: a test that fails
    // now and then shows a fault of its own or of the product.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
