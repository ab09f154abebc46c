import { xmlType } from '@tradelane/contract/documents/types'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { refuseFields } from '../../../refusal.ts'
import { documentIdOf } from './links.ts'
import { listDocuments } from './stored-documents.ts'

/**
 * The ids of the documents that a form links to, by the form's field paths. Refuses every field whose link is not a
 * document of this company, or needs a password. The answer does not distinguish another company's document from a missing one. Electronic
 * invoices as XML are taken in the fields `invoices` alone: nobody can look at them as a page.
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
  const own = new Map(rows.map((row) => [row.document_id, row]))
  const found = new Map<string, string>()
  const faults: Record<string, string> = {}
  for (const [path, id] of ids) {
    const row = id && own.get(id)
    if (!id || !row) faults[path] = 'Please upload this document again'
    else if (row.needs_password) faults[path] = 'This PDF needs a password. Upload it without one'
    else if (row.content_type === xmlType && !invoices.includes(path))
      faults[path] = 'Upload a png, jpeg or pdf file here'
    else found.set(path, id)
  }
  if (Object.keys(faults).length > 0) refuseFields(faults)
  return found
}
