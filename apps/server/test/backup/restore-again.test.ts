import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackup, restore } from '@tradelane/db/backup'
import { removeEmbedded } from '@tradelane/db/embedded'
import { expect, onTestFinished, test } from 'vitest'
import { migrateQueue } from '../../src/app/prepare-database.ts'
import { givenAuditTrail } from '../given-audit-trail.ts'
import { givenDocument } from '../given-document.ts'
import { givenPayer } from '../given-payment.ts'
import { prepared, theApp } from '../the-app.ts'
import {
  contentOf,
  editManifest,
  givenBackup,
  givenEmptyDatabase,
  givenFolder,
  restoreInto,
  tablesIn,
} from './given-restored.ts'
import { runCommand } from './run-command.ts'

// A restore that failed leaves the place as empty as it was: the same command is given again, with nothing to clean up by hand.

const app = theApp()
prepared(async () => {
  const payer = await givenPayer(app)
  await givenDocument(app, payer.token)
  await givenAuditTrail(app, 3)
  return { payer }
})

const tooFewRows = /has 0 rows and not 7, as the backup says/

/** A whole backup, and a copy whose rows are not as many as it says, which is found when all files and most rows are there. */
async function givenBackups() {
  const { folder } = await givenBackup(app)
  const wrong = join(await givenFolder(), 'wrong')
  await cp(folder, wrong, { recursive: true })
  return { folder, wrong: await editManifest(wrong, (text) => text.replace('"rows": 0', '"rows": 7')) }
}

test('into the embedded database: a restore that failed is tried again, and is in order', async () => {
  const { folder, wrong } = await givenBackups()
  const dataDir = join(await givenFolder(), 'data')
  onTestFinished(() => removeEmbedded(dataDir))
  const failed = runCommand('restore.ts', wrong, { DATA_DIR: dataDir })
  expect(failed.status).toBe(1)
  expect(failed.stderr).toMatch(tooFewRows)
  expect(await readdir(dataDir)).toEqual([])
  const again = runCommand('restore.ts', folder, { DATA_DIR: dataDir })
  expect(again).toMatchObject({ status: 0, stderr: '' })
  expect(again.stdout).toContain('The ledger is in order.\nintact\n')
})

test('into a database of one’s own: a restore that failed is tried again, and is in order', async () => {
  const { folder, wrong } = await givenBackups()
  const place = { DATABASE_URL: await givenEmptyDatabase(), DATA_DIR: join(await givenFolder(), 'data') }
  const failed = runCommand('restore.ts', wrong, place)
  expect(failed.status).toBe(1)
  expect(failed.stderr).toMatch(tooFewRows)
  expect(await readdir(place.DATA_DIR)).toEqual([])
  expect(await tablesIn(place.DATABASE_URL)).toBe(0)
  expect(runCommand('restore.ts', folder, place)).toMatchObject({ status: 0, stderr: '' })
})

test('where the files cannot be stored, the database stays empty', async () => {
  const { folder } = await givenBackups()
  const target = await givenEmptyDatabase()
  // Below a file there is no folder.
  const nowhere = join(folder, 'manifest.json', 'data')
  const failed = runCommand('restore.ts', folder, { DATABASE_URL: target, DATA_DIR: nowhere })
  expect(failed.status).toBe(1)
  expect(failed.stderr).toContain('ENOTDIR')
  expect(await tablesIn(target)).toBe(0)
})

test('rows that cannot be brought up to this release go again', async () => {
  const { folder } = await givenBackups()
  const target = await givenEmptyDatabase()
  const to = { folder, dataDir: await givenFolder(), manifest: await readBackup(folder) }
  let rows = 0
  const complete = async () => {
    rows = Object.keys(await contentOf(target)).length
    throw new Error('This release does not know them.')
  }
  const failed = restore(target, { ...to, prepareQueue: migrateQueue, complete })
  await expect(failed).rejects.toThrow('This release does not know them.')
  expect(rows).toBeGreaterThan(0)
  expect(await tablesIn(target)).toBe(0)
  await restoreInto(target, folder)
  expect(await contentOf(target)).toEqual(await contentOf(app.connectionString))
})

test('a database that is not empty is refused by the command, too, and left as it is', async () => {
  const { folder } = await givenBackups()
  const before = await contentOf(app.connectionString)
  const place = { DATABASE_URL: app.connectionString, DATA_DIR: join(await givenFolder(), 'data') }
  const refused = runCommand('restore.ts', folder, place)
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('The database is not empty')
  expect(await readdir(place.DATA_DIR)).toEqual([])
  expect(await contentOf(app.connectionString)).toEqual(before)
})
