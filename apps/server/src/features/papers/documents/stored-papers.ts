import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { documentIdOf } from './links.ts'
import { readStored } from './read-document.ts'
import { listDocuments } from './stored-documents.ts'

type StoredPaper = { sha256: string; file(): ReturnType<typeof readStored> }

/** The company's documents behind these links, by link, to be read when they are opened. Other addresses are left out. */
export async function storedPapers(
  deps: Deps,
  scope: OneCompanyScope,
  links: readonly (string | null)[],
): Promise<Map<string, StoredPaper>> {
  const ids = new Map(links.flatMap((link) => (link ? [[link, documentIdOf(deps, link)] as const] : [])))
  const wanted = [...ids.values()].filter((id) => id !== undefined)
  const rows = new Map((await listDocuments(deps.db, scope, wanted)).map((row) => [row.document_id, row]))
  return new Map(
    [...ids].flatMap(([link, id]) => {
      const row = rows.get(id ?? '')
      if (!row) return []
      return [[link, { sha256: row.sha256, file: () => readStored(deps, scope, row.document_id) }] as const]
    }),
  )
}
