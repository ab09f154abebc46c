import { xmlType } from '@tradelane/contract/documents/types'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { refuseFields } from '../../../refusal.ts'
import { documentIdOf } from './links.ts'
import { listDocuments } from './stored-documents.ts'

/**
 * The ids of the documents that a form links to, by the form's field paths. Refuses every field whose link is not a
 * document of this company. The answer does not distinguish another company's document from a missing one. Electronic invoices as XML are taken
 * in the fields `invoices` alone: nobody can look at them as a page.
 */
export async function requireOwnDocuments(
  deps: Deps,
  db: Db | Tx,
  scope: OneCompanyScope,
  links: ReadonlyMap<string, string>,
  invoices: readonly string[] = [],
): Promise<Map<string, string>> {
  const ids = new Map([...links].map(([path, link]) => [path, documentIdOf(deps, link)]))
  const wanted = [...new Set([...ids.values()].filter((id) => id !== undefined))]
  const rows = await listDocuments(db, scope, wanted)
  const own = new Map(rows.map((row) => [row.document_id, row.content_type]))
  const found = new Map<string, string>()
  const faults: Record<string, string> = {}
  for (const [path, id] of ids) {
    const type = id && own.get(id)
    if (!id || !type) faults[path] = 'Please upload this document again'
    else if (type === xmlType && !invoices.includes(path))
      faults[path] = 'Upload a png, jpeg or pdf file here'
    else found.set(path, id)
  }
  if (Object.keys(faults).length > 0) refuseFields(faults)
  return found
}
