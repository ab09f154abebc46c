import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { s3Server } from '../../../../packages/providers/test/s3-server.ts'
import { bucketOf } from '../bucket-of.ts'
import { givenCompany } from '../given-company.ts'
import { givenDocument } from '../given-document.ts'
import { givenPayer, givenPayment } from '../given-payment.ts'
import { testApp } from '../test-app.ts'
import { theApp } from '../the-app.ts'
import { givenBackup, givenEmptyDatabase, givenFolder, queryIn } from './given-restored.ts'
import { runCommand } from './run-command.ts'

const app = theApp()

test('the commands make a backup and restore it, say what the books are like, and sign everybody out', async () => {
  const payer = await givenPayer(app)
  await givenPayment(app, payer)
  const place = await givenFolder()
  const folder = join(place, 'backup')
  await givenDocument(app, payer.token)
  const from = { DATABASE_URL: app.connectionString, DATA_DIR: app.deps.config.dataDir }
  expect(runCommand('backup.ts', folder, from)).toMatchObject({ status: 0 })
  const target = await givenEmptyDatabase()
  const restored = runCommand('restore.ts', folder, { DATABASE_URL: target, DATA_DIR: join(place, 'data') })
  expect(restored).toMatchObject({ status: 0 })
  expect(restored.stdout).toContain('The ledger is in order.\nintact\n')
  const sessions = 'select count(*)::int as all, count(ended_at)::int as ended from sessions'
  const { rows } = await queryIn<{ all: number; ended: number }>(target, sessions)
  expect(rows[0]?.all).toBeGreaterThan(0)
  expect(rows[0]?.ended).toBe(rows[0]?.all)
})

test('files in a bucket are not in the backup, and both commands say how many', async () => {
  const bucket = await s3Server()
  const onBucket = await testApp({ ...bucketOf(bucket), SECRET: app.deps.config.secret }, { database: app })
  onTestFinished(async () => {
    await onBucket.close()
    await bucket.close()
  })
  const { token } = await givenCompany(onBucket)
  const missing = async () => (await givenBackup(app)).manifest.missingFiles ?? 0
  const before = await missing()
  await givenDocument(onBucket, token)
  await givenDocument(onBucket, token)
  await givenDocument(app, token)
  expect(await missing()).toBe(before + 2)
  const place = await givenFolder()
  const folder = join(place, 'backup')
  const { dataDir } = app.deps.config
  const made = runCommand('backup.ts', folder, { DATABASE_URL: app.connectionString, DATA_DIR: dataDir })
  expect(made.stdout).toContain(
    `\n${before + 2} stored files are NOT in it, because they are not in ${join(dataDir, 'files')}: copy the bucket`,
  )
  const target = { DATABASE_URL: await givenEmptyDatabase(), DATA_DIR: join(place, 'data') }
  expect(runCommand('restore.ts', folder, target).stdout).toContain(
    `${before + 2} stored files were not in the backup: they have to be in the bucket`,
  )
})

test('a backup is refused where DATA_DIR has no stored files, as one that was forgotten or mistyped', async () => {
  const place = await givenFolder()
  const mistyped = { DATABASE_URL: app.connectionString, DATA_DIR: join(place, 'dta') }
  const refused = runCommand('backup.ts', join(place, 'backup'), mistyped)
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain(
    `There are no stored files in ${mistyped.DATA_DIR}: set DATA_DIR as the product has it.`,
  )
  expect(await readdir(place)).toEqual([])
})

test('a data folder that is not empty is refused, and left as it is', async () => {
  const { folder } = await givenBackup(app)
  const dataDir = join(await givenFolder(), 'data')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'secret'), 'of another product')
  const target = await givenEmptyDatabase()
  const refused = runCommand('restore.ts', folder, { DATABASE_URL: target, DATA_DIR: dataDir })
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain(`${dataDir} is not empty: restore into a new data folder.`)
})
