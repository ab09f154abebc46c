import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { refuseFields } from '../../../refusal.ts'
import { documentIdOf } from './links.ts'
import { listDocuments } from './stored-documents.ts'

/**
 * The ids of the documents that a form links to, by the form's field paths. Refuses every field whose link is not a
 * document of this company. The answer does not distinguish another company's document from a missing one.
 */
export async function requireOwnDocuments(
  deps: Deps,
  db: Db | Tx,
  scope: OneCompanyScope,
  links: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const ids = new Map([...links].map(([path, link]) => [path, documentIdOf(deps, link)]))
  const wanted = [...new Set([...ids.values()].filter((id) => id !== undefined))]
  const own = new Set((await listDocuments(db, scope, wanted)).map((row) => row.document_id))
  const found = new Map<string, string>()
  const faults: Record<string, string> = {}
  for (const [path, id] of ids) {
    if (id !== undefined && own.has(id)) found.set(path, id)
    else faults[path] = 'Please upload this document again'
  }
  if (Object.keys(faults).length > 0) refuseFields(faults)
  return found
}
