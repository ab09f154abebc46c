import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,bench,test}/**/*.test.{ts,tsx}'],
    globalSetup: 'test/database-server.ts',
    pool: 'forks',
    // A worker loads the application, and ranks the dictionaries of passwords, once for all of its files: every file has a
    // database and an app of its own, and no module keeps anything that another file would see.
    isolate: false,
    silent: 'passed-only',
    maxWorkers: 3,
    retry: process.env.CI ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
