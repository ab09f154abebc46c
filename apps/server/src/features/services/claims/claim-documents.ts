import type { SavedClaim } from '@tradelane/contract/claims/calls'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { requireOwnDocuments } from '../../papers/documents/index.ts'
import type { ClaimRow } from './claims.ts'

type SavedDocuments = SavedClaim['documents']
type Named = { documentId: string; kind: SavedDocuments[number]['kind'] }

/** The documents that a form names, each once for a kind: one file may be two of them. Refuses what the company has not stored. */
export async function readDocuments(
  deps: Deps,
  scope: OneCompanyScope,
  documents: SavedDocuments,
): Promise<Named[]> {
  const links = new Map(documents.map(({ url }, index) => [`documents.${index}.url`, url]))
  const invoices = documents.flatMap(({ kind }, index) =>
    kind === 'commercial_invoice' ? [`documents.${index}.url`] : [],
  )
  const ids = await requireOwnDocuments(deps, deps.db, scope, links, invoices)
  const named = documents.map(({ kind }, index) => ({
    documentId: ids.get(`documents.${index}.url`) ?? '',
    kind,
  }))
  return [...new Map(named.map((one) => [`${one.documentId} ${one.kind}`, one])).values()]
}

/** Puts them behind those that are there; one that is there already stays as it is. */
export async function addDocuments(
  tx: Tx,
  { uid, claim_id }: Pick<ClaimRow, 'uid' | 'claim_id'>,
  documents: readonly Named[],
): Promise<void> {
  if (documents.length === 0) return
  const { last } = await tx
    .selectFrom('insurance_claim_documents')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('uid', '=', uid)
    .where('claim_id', '=', claim_id)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('insurance_claim_documents')
    .values(
      documents.map(({ documentId, kind }, index) => ({
        uid,
        claim_id,
        document_id: documentId,
        kind,
        position: (last ?? 0) + index + 1,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
