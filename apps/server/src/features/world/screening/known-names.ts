import type { ScreeningList } from '@tradelane/contract/screening/lists'
import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { Deps } from '../../../deps/deps.ts'
import type { ListedEntry } from './list-files/listed-entry.ts'
import { NameIndex } from './names/name-index.ts'
import { fingerprintOf } from './party.ts'
import { sandboxList } from './sandbox-list.ts'

export type KnownEntry = ListedEntry & { list: ScreeningList; publishedOn: string; fingerprint: string }
export type KnownNames = {
  version: bigint
  parties: NameIndex<KnownEntry>
  vessels: NameIndex<KnownEntry>
  byImo: ReadonlyMap<string, readonly KnownEntry[]>
}

/** "SCREEN" in ASCII: no other lock of the product has this number. */
const listsLock = 0x53435245

/**
 * Keeps the lists as they are until the transaction ends; an import waits for those that screen, and they for it. So everything that is
 * sent was compared with the lists of that moment.
 */
export async function keepLists(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${listsLock})`.execute(tx)
}
export async function lockLists(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${listsLock})`.execute(tx)
}

/** Of all lists together: it grows with each import. */
export async function listsVersion(tx: Tx): Promise<bigint> {
  const { version } = await tx
    .selectFrom('screening_lists')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirstOrThrow()
  return version ?? 0n
}

/** The newest names, by the database that they were read from: tests have several. */
const read = new WeakMap<Deps['db'], KnownNames>()

/** Read again only after an import. The caller keeps the lists. */
export async function knownNames({ db, config }: Deps, tx: Tx, version: bigint): Promise<KnownNames> {
  const known = read.get(db)
  if (known?.version === version) return known
  const entries = [...(config.isSandbox ? sandboxEntries() : []), ...(await readEntries(tx))]
  const isVessel = ({ kind }: KnownEntry) => kind === 'vessel'
  const indexed = (some: KnownEntry[]) => new NameIndex(some.map((entry) => ({ entry, names: entry.names })))
  const names = {
    version,
    parties: indexed(entries.filter((entry) => !isVessel(entry))),
    // Ships change their names: that list knows them by their numbers alone.
    vessels: indexed(entries.filter((entry) => isVessel(entry) && entry.list !== 'eu_vessels')),
    byImo: byImo(entries),
  }
  read.set(db, names)
  return names
}

/** A ship may be on several lists. */
function byImo(entries: readonly KnownEntry[]): Map<string, KnownEntry[]> {
  const found = new Map<string, KnownEntry[]>()
  for (const entry of entries)
    for (const imo of entry.imoNumbers) found.set(imo, [...(found.get(imo) ?? []), entry])
  return found
}

async function readEntries(tx: Tx): Promise<KnownEntry[]> {
  const rows = await tx
    .selectFrom('screening_entries as entry')
    .innerJoin('screening_lists as list', 'list.list', 'entry.list')
    .selectAll('entry')
    .select('list.published_on')
    .execute()
  return rows.map(({ list, published_on, ...row }) =>
    known(list as ScreeningList, published_on, {
      entryId: row.entry_id,
      kind: row.kind,
      names: row.names,
      countries: row.countries,
      birthDates: row.birth_dates,
      imoNumbers: row.imo_numbers,
      programme: row.programme,
    }),
  )
}

const sandboxEntries = (): KnownEntry[] =>
  sandboxList.entries.map((entry) => known('sandbox', sandboxList.publishedOn, entry))

const known = (list: ScreeningList, publishedOn: string, entry: ListedEntry): KnownEntry => ({
  ...entry,
  list,
  publishedOn,
  fingerprint: fingerprintOf(entry),
})
