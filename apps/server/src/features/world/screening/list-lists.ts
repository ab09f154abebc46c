import { fileLists, screeningLists } from '@tradelane/contract/screening/lists'
import type { Db } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import { sandboxList } from './sandbox-list.ts'

/** Each list with its source and date, the missing ones too: an office must know what it does not compare with. */
export async function listLists({ db, config }: Deps) {
  const rows = await db.selectFrom('screening_lists').selectAll().execute()
  const imported = fileLists.map((list) => {
    const row = rows.find((one) => one.list === list)
    return {
      list,
      ...screeningLists[list],
      entries: row?.entries ?? 0,
      published_on: row?.published_on ?? null,
      imported_at: row?.imported_at ?? null,
    }
  })
  if (!config.isSandbox) return imported
  const { publishedOn, entries } = sandboxList
  return [
    ...imported,
    {
      list: 'sandbox' as const,
      ...screeningLists.sandbox,
      entries: entries.length,
      published_on: publishedOn,
      imported_at: null,
    },
  ]
}

/** When each list was imported: the lists change several times a week, and a file that is imported again is as good as a new one. */
export async function loadedListDays(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('screening_lists').select(['list', 'imported_at']).execute()
  return new Map(
    rows.map(({ list, imported_at }) => [`sanctions-${list}`, imported_at.toISOString().slice(0, 10)]),
  )
}
