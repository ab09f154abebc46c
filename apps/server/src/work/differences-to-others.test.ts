import { expect, onTestFinished, test } from 'vitest'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { differencesToOthers } from './differences-to-others.ts'

const [first, second] = [
  'the first secret of thirty-two characters',
  'the second secret of so many characters',
]

async function startedWith(env: Record<string, string>, database?: TestApp): Promise<TestApp> {
  const app = await testApp(env, database && { database })
  onTestFinished(() => app.close())
  return app
}

test('a process says what it does not have in common with one that is alive', async () => {
  const one = await startedWith({ SECRET: first, PROVIDER_WEBHOOK_KEY: first })
  expect(await differencesToOthers(one.deps, 'one store')).toEqual([])
  const other = await startedWith({ SECRET: first, PROVIDER_WEBHOOK_KEY: first }, one)
  expect(await differencesToOthers(other.deps, 'one store')).toEqual([])

  const unlike = await startedWith({ SECRET: second, PROVIDER_WEBHOOK_KEY: first }, one)
  expect(await differencesToOthers(unlike.deps, 'another store')).toEqual([
    'SECRET is not the same as in another process on this database: see docs/several-machines.md.',
    'AUDIT_KEY is not the same as in another process on this database: see docs/several-machines.md.',
    'DATA_DIR/files is not the same as in another process on this database: see docs/several-machines.md.',
  ])
})

test('what a process left that has ended is not compared', async () => {
  const one = await startedWith({ SECRET: first })
  await one.deps.pool.query(
    `insert into worker_processes (process_id, worker_ids, shared_settings) overriding system value
     values (1000000, '{}', '{"SECRET": "of a process that was killed"}')`,
  )
  expect(await differencesToOthers(one.deps, 'one store')).toEqual([])
})
