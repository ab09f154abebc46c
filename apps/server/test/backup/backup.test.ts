import { appendFile, chmod, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { migrate } from '@tradelane/db'
import { backUp } from '@tradelane/db/backup'
import { checkInvariants } from '@tradelane/ledger'
import pg from 'pg'
import { expect, test } from 'vitest'
import { readMigrations } from '../../../../packages/db/src/migration-files.ts'
import { migrateQueue, prepareDatabase } from '../../src/app/prepare-database.ts'
import { reconcileProvider } from '../../src/features/books/reconciliation/index.ts'
import { verifyTrail } from '../../src/features/office/audit/verify-trail.ts'
import { booksOf } from '../books.ts'
import { givenAuditTrail } from '../given-audit-trail.ts'
import { givenDocument } from '../given-document.ts'
import { givenPayer, givenPayment, givenSubmission, type Payer } from '../given-payment.ts'
import { failure, type TestApp } from '../test-app.ts'
import { prepared, theApp } from '../the-app.ts'
import {
  contentOf,
  editManifest,
  givenBackup,
  givenEmptyDatabase,
  givenFolder,
  givenRestored,
  queryIn,
  restoreInto,
  shapeOf,
  tablesIn,
} from './given-restored.ts'

const app = theApp()
const world = prepared(async () => {
  const payer = await givenPayer(app)
  await givenPayment(app, payer, { amount: 100 })
  await givenDocument(app, payer.token)
  await givenAuditTrail(app, 3)
  return { payer }
})

test('an empty place that a backup is restored into has the same rows, rules, numbers and files', async () => {
  const { folder } = await givenBackup(app)
  const target = await givenEmptyDatabase()
  const { dataDir } = await restoreInto(target, folder)
  expect(await contentOf(target)).toEqual(await contentOf(app.connectionString))
  expect(await shapeOf(target)).toEqual(await shapeOf(app.connectionString))
  const files = await filesOf(app.deps.config.dataDir)
  expect(await filesOf(dataDir)).toEqual(files)
  expect(files.some(([path]) => path.endsWith('.pdf'))).toBe(true)
})

test('restored files are closed to other users of the machine, also where those of the backup are open', async () => {
  const { folder } = await givenBackup(app)
  const kept = join(folder, 'data/files')
  for (const name of ['', ...(await readdir(kept, { recursive: true }))]) await chmod(join(kept, name), 0o755)
  const { dataDir } = await restoreInto(await givenEmptyDatabase(), folder)
  const files = join(dataDir, 'files')
  const entries = await readdir(files, { recursive: true, withFileTypes: true })
  const modes = entries.map(async (entry) => {
    const { mode } = await stat(join(entry.parentPath, entry.name))
    return `${entry.isFile() ? 'file' : 'folder'} ${(mode & 0o777).toString(8)}`
  })
  expect(new Set(await Promise.all(modes))).toEqual(new Set(['folder 700', 'file 600']))
  expect((await stat(files)).mode & 0o777).toBe(0o700)
})

test('what was restored goes on: the same person pays, and books and provider agree', async () => {
  const { folder } = await givenBackup(app)
  const restored = await givenRestored(folder)
  const { payer } = world
  const before = Number((await booksOf(restored, payer.companyId))['available USD'])
  const { source } = await givenPayment(restored, payer, { amount: 50 })
  const books = await booksOf(restored, payer.companyId)
  expect(Number(books['available USD'])).toBe(before - source)
  await expectInOrder(restored)
})

test('a backup that is made while people pay is of one moment', async () => {
  const payers = await Promise.all([givenPayer(app), givenPayer(app), givenPayer(app)])
  const submissions = []
  for (const payer of payers) submissions.push({ payer, body: await givenSubmission(app, payer) })
  const [{ folder }] = await Promise.all([
    givenBackup(app),
    ...submissions.map(({ payer, body }) => submitAndWork(payer, body)),
  ])
  await expectInOrder(await givenRestored(folder))
})

test('rows and files that are damaged in the backup are named, and nothing is restored', async () => {
  const { folder } = await givenBackup(app)
  const [document = ''] = (await filesOf(app.deps.config.dataDir)).flatMap(([path]) =>
    path.endsWith('.pdf') ? [path] : [],
  )
  await appendFile(join(folder, 'tables/public.ledger_entries.gz'), 'x')
  await rm(join(folder, 'data', document))
  const target = await givenEmptyDatabase()
  await expect(restoreInto(target, folder)).rejects.toThrow(
    `Damaged in the backup: tables/public.ledger_entries.gz, data/${document}`,
  )
  expect(await tablesIn(target)).toBe(0)
})

test('a changed manifest, and a folder that is no backup, are refused', async () => {
  const { folder } = await givenBackup(app)
  await appendFile(join(folder, 'manifest.json'), ' ')
  const target = await givenEmptyDatabase()
  await expect(restoreInto(target, folder)).rejects.toThrow('Damaged in the backup: manifest.json')
  const empty = await givenFolder()
  await expect(restoreInto(target, empty)).rejects.toThrow(
    `${empty} is not a backup, or one that was not finished`,
  )
})

test('a backup goes into a new folder, and leaves none behind where it fails', async () => {
  const { folder } = await givenBackup(app)
  const place = { connectionString: app.connectionString, dataDir: app.deps.config.dataDir }
  await expect(backUp({ ...place, folder })).rejects.toThrow(`${folder} is there already`)
  const parent = await givenFolder()
  const nothing = { ...place, connectionString: await givenEmptyDatabase(), folder: join(parent, 'backup') }
  await expect(backUp(nothing)).rejects.toThrow('There is nothing in this database yet')
  expect(await readdir(parent)).toEqual([])
})

test('a database that is not empty is left as it is', async () => {
  const { folder } = await givenBackup(app)
  const before = await contentOf(app.connectionString)
  await expect(restoreInto(app.connectionString, folder)).rejects.toThrow('The database is not empty')
  expect(await contentOf(app.connectionString)).toEqual(before)
})

test('a backup of an older release gets the tables of this one', async () => {
  const old = await givenEmptyDatabase()
  const files = readMigrations()
  await migrate(old, files.slice(0, -5))
  await migrateQueue(old)
  const folder = join(await givenFolder(), 'backup')
  await backUp({ connectionString: old, dataDir: await givenFolder(), folder })
  const target = await givenEmptyDatabase()
  await restoreInto(target, folder)
  expect(await migrationsIn(target)).toEqual(files.slice(0, -5).map(({ name }) => name))
  await prepareDatabase(target)
  expect(await migrationsIn(target)).toEqual(files.map(({ name }) => name))
})

test('a backup of a newer release is refused, with the first migration that is missing', async () => {
  const { folder } = await givenBackup(app)
  const newer = await editManifest(folder, (text) => text.replace('0001_ground.sql', '9001_later.sql'))
  const target = await givenEmptyDatabase()
  await expect(restoreInto(target, newer)).rejects.toThrow(
    'this one does not have its migration 9001_later.sql',
  )
  expect(await tablesIn(target)).toBe(0)
})

test('while a backup is made, a release that changes tables waits, and one that changes none does not', async () => {
  const target = await givenEmptyDatabase()
  const [last, ...rest] = readMigrations().toReversed()
  const files = rest.toReversed()
  await migrate(target, files)
  const holder = new pg.Client({ connectionString: target })
  await holder.connect()
  await holder.query('select pg_advisory_lock_shared(710177002)')
  await migrate(target, files)
  const waiting = migrate(target)
  const isWaiting = `select from pg_locks where locktype = 'advisory' and not granted and objid = 710177002
    and database = (select oid from pg_database where datname = current_database())`
  const waits = async () => (await holder.query(isWaiting)).rowCount
  await expect.poll(waits, { interval: 10, timeout: 60_000 }).toBe(1)
  expect(await migrationsIn(target)).not.toContain(last?.name)
  await holder.end()
  await waiting
  expect(await migrationsIn(target)).toContain(last?.name)
})

async function submitAndWork(payer: Payer, body: Awaited<ReturnType<typeof givenSubmission>>): Promise<void> {
  const answer = await app.call(simplePayments.save, { body }, { token: payer.token })
  if (answer.status !== 200) throw new Error(JSON.stringify(failure(answer)))
  await app.runJobs()
}

async function expectInOrder({ db, deps }: TestApp): Promise<void> {
  expect(await checkInvariants(db)).toEqual([])
  expect((await reconcileProvider(deps)).differences).toEqual([])
  expect(await verifyTrail(deps)).toMatchObject({ verdict: 'intact' })
}

async function filesOf(dataDir: string): Promise<[path: string, content: string][]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    files
      .toSorted()
      .map(
        async (file) => [file.slice(dataDir.length + 1), await readFile(file, 'base64')] as [string, string],
      ),
  )
}

async function migrationsIn(connectionString: string): Promise<string[]> {
  const { rows } = await queryIn<{ name: string }>(
    connectionString,
    'select name from schema_migrations order by name',
  )
  return rows.map(({ name }) => name)
}
