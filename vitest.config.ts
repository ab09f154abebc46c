import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,bench,test}/**/*.test.{ts,tsx}'],
    globalSetup: 'test/database-server.ts',
    pool: 'forks',
    silent: 'passed-only',
    maxWorkers: 3,
    retry: process.env.CI ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
