import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminScreening } from '@tradelane/contract/screening/calls'
import { fileLists } from '@tradelane/contract/screening/lists'
import { beforeEach, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenList, listFile } from '../../../../test/given-list.ts'
import { givenPartner } from '../../../../test/given-partner.ts'
import { theApp } from '../../../../test/the-app.ts'

// An import is for the whole platform: each test has a platform of its own.
const app = theApp({}, { isForEachTest: true })
let token: string
let folder: string
beforeEach(async () => {
  token = (await givenAdministrator(app)).token
  folder = await mkdtemp(join(tmpdir(), 'tradelane-list-'))
})

it('puts each of the lists in force, with its source and its date', async () => {
  expect(await listOf('ofac')).toMatchObject({ published_on: null, entries: 0 })
  for (const list of fileLists) expect(await givenList(app, list)).toMatchObject({ isNew: true })
  expect(await listOf('ofac')).toMatchObject({ published_on: '2026-11-14', entries: 3 })
  expect(await listOf('un')).toMatchObject({ published_on: '2026-11-13', entries: 2 })
  expect(await listOf('eu_vessels')).toMatchObject({ published_on: '2026-07-23', entries: 2 })
  expect(await listOf('ofac_other')).toMatchObject({ published_on: '2026-11-10', entries: 2 })
})

it('changes nothing when the same file comes again', async () => {
  await givenList(app, 'ofac')
  const before = await listOf('ofac')
  expect(await givenList(app, 'ofac')).toMatchObject({ isNew: false })
  expect(await listOf('ofac')).toEqual(before)
})

it('refuses an older file, another list’s file and one without entries, and keeps the list', async () => {
  await givenList(app, 'ofac')
  const older = await changedFile('older.xml', (text) => text.replace('11/14/2026', '11/13/2026'))
  await expect(givenList(app, 'ofac', older)).rejects.toThrow('2026-11-13')
  await expect(givenList(app, 'ofac', listFile('uk'))).rejects.toThrow('<Designations>')
  const empty = await changedFile('empty.xml', (text) => text.replaceAll('sdnEntry', 'other'))
  await expect(givenList(app, 'ofac', empty)).rejects.toThrow('no entries')
  expect(await listOf('ofac')).toMatchObject({ published_on: '2026-11-14', entries: 3 })
})

it('refuses OFAC’s one file in the place of the other, also where it is of another day', async () => {
  await givenList(app, 'ofac')
  await expect(givenList(app, 'ofac_other', listFile('ofac'))).rejects.toThrow('a file of the list ofac')
  const later = await changedFile('later.xml', (text) => text.replace('11/14/2026', '11/16/2026'))
  await expect(givenList(app, 'ofac_other', later)).rejects.toThrow('a file of the list ofac')
  await givenList(app, 'ofac_other')
  await expect(givenList(app, 'ofac', listFile('ofac_other'))).rejects.toThrow('of the list ofac_other')
  expect(await listOf('ofac')).toMatchObject({ published_on: '2026-11-14', entries: 3 })
})

it('refuses a file with a date in the future, which would keep all later ones out', async () => {
  await givenList(app, 'ofac')
  const future = await changedFile('future.xml', (text) => text.replace('11/14/2026', '11/14/2096'))
  await expect(givenList(app, 'ofac', future)).rejects.toThrow('in the future')
  expect(await listOf('ofac')).toMatchObject({ published_on: '2026-11-14' })
})

it('compares everybody who was screened before, once for each pair, also when the job runs again', async () => {
  for (const list of ['un', 'ofac'] as const) await givenList(app, list)
  const company = await givenCompany(app)
  await givenPartner(app, company, {
    company_name: 'Novo Mirna Trading',
    contact_person_name: 'Jette Brandt',
  })
  const newer = await changedFile('newer.xml', (text) =>
    text.replace('11/14/2026', '11/15/2026').replace('BELLETECH CORP', 'NOVO MIRNA TRADING CO'),
  )
  await givenList(app, 'ofac', newer)
  await app.runJobs()
  const cases = async () => {
    const query = { search: 'Novo Mirna' }
    return (await app.call(adminScreening.list, { query }, { token })).body.cases
  }
  expect(await cases()).toMatchObject([
    { name: 'Novo Mirna Trading', matched_name: 'NOVO MIRNA TRADING CO', list: 'ofac', state: 'open' },
  ])
  await app.db.updateTable('screening_checks').set({ lists_version: 0n }).execute()
  await givenList(app, 'un', await sameWithDay(listFile('un')))
  await app.runJobs()
  expect(await cases()).toHaveLength(1)
})

async function sameWithDay(path: string): Promise<string> {
  const copy = join(folder, 'un-newer.xml')
  await writeFile(copy, (await readFile(path, 'utf8')).replace('2026-11-13T', '2026-11-16T'))
  return copy
}

const listOf = async (list: string) => {
  const answer = await app.call(adminScreening.lists, {}, { token })
  return answer.body.lists.find((one) => one.list === list)
}

async function changedFile(name: string, change: (text: string) => string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, change(await readFile(listFile('ofac'), 'utf8')))
  return path
}
