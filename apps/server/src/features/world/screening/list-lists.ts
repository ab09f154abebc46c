import { fileLists, screeningLists } from '@tradelane/contract/screening/lists'
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
