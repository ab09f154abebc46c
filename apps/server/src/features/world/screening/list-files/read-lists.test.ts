import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEuList } from './read-eu-list.ts'
import { readEuVessels } from './read-eu-vessels.ts'
import { readOfacList } from './read-ofac-list.ts'
import { readUkList } from './read-uk-list.ts'
import { readUnList } from './read-un-list.ts'

// Small files in the lists' own formats; the names are invented. UN: scsanctions.un.org, consolidated.xml. EU: webgate.ec.europa.eu/fsd,
// xmlFullSanctionsList_1_1, and Annex XLII of Regulation 833/2014 for vessels. OFAC: sanctionslistservice.ofac.treas.gov, SDN.XML. UK: the
// FCDO's UK-Sanctions-List.xml, the only one since 28 January 2026.
const sample = (name: string) => join(import.meta.dirname, '../../../../../test/sanctions-lists', name)

test('the UN list has names of up to four parts, aliases, and the name in its own script', async () => {
  expect(await readUnList(sample('un.xml'))).toEqual({
    publishedOn: '2026-11-13',
    entries: [
      {
        entryId: '9100001',
        kind: 'person',
        names: ['ORLIN MARKOV TESHEVSKI', 'Орлин Марков Тешевски', 'Orlyn Teshewsky'],
        countries: ['Invented Republic'],
        birthDates: ['1964-02-29'],
        imoNumbers: [],
        programme: 'Invented INi.001',
      },
      {
        entryId: '9100002',
        kind: 'organisation',
        names: ['GREEN HARBOUR & PINE TRADING CORPORATION', 'Green Pine Associated', 'Harbour Pine'],
        countries: ['Invented Republic'],
        birthDates: [],
        imoNumbers: [],
        programme: 'Invented INe.002',
      },
    ],
  })
})

test('the EU list has everything in attributes', async () => {
  expect(await readEuList(sample('eu.xml'))).toEqual({
    publishedOn: '2026-11-12',
    entries: [
      {
        entryId: '9001',
        kind: 'person',
        names: ['Drahomir Zelenkovic', 'Драгомир Зеленкович'],
        countries: ['RS'],
        birthDates: ['1970-01-31', '1970'],
        imoNumbers: [],
        programme: 'INV',
      },
      {
        entryId: '9002',
        kind: 'organisation',
        names: ['Kolsk Tanker Holding JSC'],
        countries: ['XX'],
        birthDates: [],
        imoNumbers: [],
        programme: 'INV',
      },
    ],
  })
})

test('the OFAC list has vessels with their IMO numbers, and its aircraft are left out', async () => {
  const { publishedOn, entries } = await readOfacList(sample('ofac.xml'))
  expect(publishedOn).toBe('2026-11-14')
  expect(entries.map(({ entryId, kind, names }) => ({ entryId, kind, names }))).toEqual([
    { entryId: '91001', kind: 'person', names: ['Ferhat QASIMPUR', 'Farhad GHASEMPOUR'] },
    { entryId: '91002', kind: 'organisation', names: ['BELLETECH CORP'] },
    { entryId: '91003', kind: 'vessel', names: ['ARCTIC WILLOW'] },
  ])
  expect(entries[0]).toMatchObject({
    countries: ['Iran'],
    birthDates: ['circa 1958'],
    programme: 'INVENTED, SDGT',
  })
  expect(entries[2]).toMatchObject({ countries: ['Tuvalu'], imoNumbers: ['9187629'] })
})

test('the UK list has the primary name first, other scripts, and ships', async () => {
  const { publishedOn, entries } = await readUkList(sample('uk.xml'))
  expect(publishedOn).toBe('2026-11-13')
  expect(entries).toMatchObject([
    {
      entryId: 'INV0001',
      kind: 'person',
      names: ['HASAN GUL BARAKZOY', 'Mullah Hasan Barakzoy', 'حسن گل بارکزوی'],
      countries: ['Afghanistan'],
      birthDates: ['dd/mm/1950'],
      programme: 'The Invented (Sanctions) Regulations 2020',
    },
    {
      entryId: 'INV0002',
      kind: 'vessel',
      names: ['SILVER ELBE'],
      imoNumbers: ['9312345'],
      countries: ['Gabon'],
    },
  ])
})

test('another list’s file is refused by its outermost element', async () => {
  await expect(readUnList(sample('eu.xml'))).rejects.toThrow('begins with <export>')
})

test('a broken file is refused, and a document type declares no entity that is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tradelane-list-'))
  const broken = join(folder, 'broken.xml')
  await writeFile(broken, '<export generationDate="2026-11-12"><sanctionEntity logicalId="1">')
  await expect(readEuList(broken)).rejects.toThrow()
  const outside = join(folder, 'outside.xml')
  await writeFile(
    outside,
    '<!DOCTYPE export [<!ENTITY x SYSTEM "file:///etc/passwd">]><export generationDate="2026-11-12"><sanctionEntity logicalId="&x;"/></export>',
  )
  await expect(readEuList(outside)).rejects.toThrow()
})

test('the EU’s vessels are lines with IMO number, name and day', async () => {
  const vessel = { kind: 'vessel', countries: [], birthDates: [] }
  const programme = 'EU Regulation 833/2014, Annex XLII, since '
  expect(await readEuVessels(sample('eu_vessels.csv'))).toEqual({
    publishedOn: '2026-07-23',
    entries: [
      {
        ...{ ...vessel, entryId: 'IMO 9187629', names: ['Arctic Willow'], imoNumbers: ['9187629'] },
        programme: `${programme}2025-12-18`,
      },
      {
        ...{ ...vessel, entryId: 'IMO 9074729', names: ['Northern Heron'], imoNumbers: ['9074729'] },
        programme: `${programme}2026-07-23`,
      },
    ],
  })
})

test.each([
  ['name;imo;since', '', 'begins with imo;name;since'],
  ['imo;name;since', '9187620;Arctic Willow;2026-07-23', 'line 2: 9187620 is no IMO number'],
  ['imo;name;since', '918762;Arctic Willow;2026-07-23', 'line 2: 918762 is no IMO number'],
  ['imo;name;since', '9187629;;2026-07-23', 'line 2: the name is missing'],
  ['imo;name;since', '9187629;Arctic Willow;23.07.2026', 'line 2: 23.07.2026 is no day'],
  ['imo;name;since', '9187629;Arctic Willow;2026-02-30', 'line 2: 2026-02-30 is no day'],
  ['imo;name;since', '9187629;Arctic Willow;2026-07-23;x', 'line 2: has more than three cells'],
])('a file of vessels that reads %s, %s is refused', async (header, line, fault) => {
  const folder = await mkdtemp(join(tmpdir(), 'tradelane-list-'))
  const path = join(folder, 'vessels.csv')
  await writeFile(path, `${header}\n${line}\n`)
  await expect(readEuVessels(path)).rejects.toThrow(fault)
})
