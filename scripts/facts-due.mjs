import { spawnSync } from 'node:child_process'

// npm run facts-due: before a release. Fails where a fact of the world that the product ships is past its age today, or on the day given.

const RELEASE_ON = process.argv[2] ?? new Date().toISOString().slice(0, 10)
const { status } = spawnSync('npx', ['vitest', 'run', 'test/facts-page'], {
  stdio: 'inherit',
  env: { ...process.env, RELEASE_ON },
})
process.exit(status ?? 1)
