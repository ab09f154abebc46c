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

test('a bucket in one process and a folder in another are two stores, and the same bucket is one', async () => {
  const bucket = {
    SECRET: first,
    PROVIDER_WEBHOOK_KEY: first,
    FILES_S3_ENDPOINT: 'https://s3.example',
    FILES_S3_BUCKET: 'papers',
    FILES_S3_REGION: 'eu-central-1',
    FILES_S3_ACCESS_KEY: 'key',
    FILES_S3_SECRET_KEY: 'secret',
  }
  const one = await startedWith(bucket)
  expect(await differencesToOthers(one.deps, undefined)).toEqual([])
  const same = await startedWith({ ...bucket, FILES_S3_ACCESS_KEY: 'the newer key' }, one)
  expect(await differencesToOthers(same.deps, undefined)).toEqual([])
  const other = await startedWith({ ...bucket, FILES_S3_BUCKET: 'papers-2' }, one)
  expect(await differencesToOthers(other.deps, undefined)).toEqual([
    'FILES_S3_BUCKET is not the same as in another process on this database: see docs/several-machines.md.',
  ])
  const onDisk = await startedWith({ SECRET: first, PROVIDER_WEBHOOK_KEY: first }, one)
  expect(await differencesToOthers(onDisk.deps, 'one store')).toEqual([
    'DATA_DIR/files is not the same as in another process on this database: see docs/several-machines.md.',
    'FILES_S3_BUCKET is not the same as in another process on this database: see docs/several-machines.md.',
  ])
})
