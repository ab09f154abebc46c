import type { MadeType } from '@tradelane/contract/trade-documents/forms'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { keptFields } from './empty-fields.ts'
import { ktddeDocument } from './ktdde-document.ts'
import { findStored } from './stored-documents.ts'
import { noteViews } from './views.ts'

/** What a document that was made here says, for other software; the view is noted. Refuses with NOT_FOUND, and a file that was uploaded. */
export async function exportDocument(deps: Deps, scope: CompanyScope, id: string) {
  const row = await findStored(deps.db, scope, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const { number, fields, type, file_name } = row
  if (number === null || fields === null)
    throw new Refusal('ILLEGAL_STATE', {
      message: 'Only a document that was made here can be exported: what is read from a file is a guess.',
    })
  const content = ktddeDocument(type as MadeType, number, keptFields(fields))
  await noteViews(deps, scope, [id])
  return {
    bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
    content_type: 'application/json',
    file_name: file_name.replace(/\.pdf$/, '.json'),
  }
}
