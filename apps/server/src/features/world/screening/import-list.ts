import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { FileList } from '@tradelane/contract/screening/lists'
import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { enqueue } from '../../../entries/jobs.ts'
import { inTransaction } from '../../../transaction.ts'
import { lockLists } from './known-names.ts'
import type { ListedEntry, ListFile } from './list-files/listed-entry.ts'
import { readEuList } from './list-files/read-eu-list.ts'
import { readEuVessels } from './list-files/read-eu-vessels.ts'
import { readOfacList } from './list-files/read-ofac-list.ts'
import { readUkList } from './list-files/read-uk-list.ts'
import { readUnList } from './list-files/read-un-list.ts'

const readers: Record<FileList, (path: string) => Promise<ListFile>> = {
  un: readUnList,
  eu: readEuList,
  eu_vessels: readEuVessels,
  ofac: readOfacList,
  // The same form, with the other names.
  ofac_other: readOfacList,
  uk: readUkList,
}

export type Imported = { list: FileList; publishedOn: string; entries: number; isNew: boolean }
const rowsAtOnce = 500
const dayMs = 86_400_000

/**
 * Replaces a list by its file and queues the job that screens everybody again, in one transaction; who screens meanwhile waits. The same
 * file again changes nothing. Throws, and keeps the list as it was, where the file is not that list, has no entries, is older than the
 * one in force, or has a date in the future.
 */
export async function importList(db: Db, list: FileList, path: string, now: Date): Promise<Imported> {
  const sha256 = await hashOfFile(path)
  const { publishedOn, entries: read } = await readers[list](path)
  const entries = read.filter(({ entryId, names }) => entryId !== '' && names.length > 0)
  if (entries.length === 0) throw new Error(`${path} has no entries of this list`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(publishedOn)) throw new Error(`${path} does not say its date`)
  // In force, it would keep all later files out as older ones.
  if (Date.parse(publishedOn) > now.getTime() + dayMs)
    throw new Error(`${path} is of ${publishedOn}, which is in the future`)
  const isNew = await inTransaction(db, async (tx) => {
    await lockLists(tx)
    const known = await tx
      .selectFrom('screening_lists')
      .selectAll()
      .where('list', '=', list)
      .executeTakeFirst()
    if (known?.sha256 === sha256) return false
    await refuseTheOtherFile(tx, list, path, entries)
    if (known && known.published_on > publishedOn)
      throw new Error(`${path} is of ${publishedOn}, and the list in force of ${known.published_on}`)
    await replaceList(tx, { list, publishedOn, entries, sha256, now })
    await enqueue(tx, 'screen-again', {}, { key: 'screen-again' })
    return true
  })
  return { list, publishedOn, entries: entries.length, isNew }
}

/**
 * OFAC writes both of its files in one form: a file whose entries are mostly those of the other list is that one, and would take the place
 * of the right names.
 */
async function refuseTheOtherFile(tx: Tx, list: FileList, path: string, entries: readonly ListedEntry[]) {
  const other = ofacFiles[list]
  if (!other) return
  const ids = entries.map(({ entryId }) => entryId)
  const { shared } = await tx
    .selectFrom('screening_entries')
    .select(({ fn }) => fn.countAll<bigint>().as('shared'))
    .where('list', '=', other)
    .where(sql<boolean>`entry_id = any(${ids})`)
    .executeTakeFirstOrThrow()
  if (Number(shared) > ids.length / 2) throw new Error(`${path} is a file of the list ${other}`)
}
const ofacFiles: Partial<Record<FileList, FileList>> = { ofac: 'ofac_other', ofac_other: 'ofac' }

type Replacing = {
  list: FileList
  publishedOn: string
  entries: readonly ListedEntry[]
  sha256: string
  now: Date
}

async function replaceList(tx: Tx, { list, publishedOn, entries, sha256, now }: Replacing): Promise<void> {
  await tx.deleteFrom('screening_entries').where('list', '=', list).execute()
  await tx.deleteFrom('screening_lists').where('list', '=', list).execute()
  await tx
    .insertInto('screening_lists')
    .values({ list, published_on: publishedOn, sha256, entries: entries.length, imported_at: now })
    .execute()
  for (let start = 0; start < entries.length; start += rowsAtOnce)
    await tx
      .insertInto('screening_entries')
      .values(
        entries.slice(start, start + rowsAtOnce).map((entry) => ({
          list,
          entry_id: entry.entryId,
          kind: entry.kind,
          names: [...entry.names],
          countries: [...entry.countries],
          birth_dates: [...entry.birthDates],
          imo_numbers: [...entry.imoNumbers],
          programme: entry.programme,
        })),
      )
      // A list that names an entry twice keeps the first.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
