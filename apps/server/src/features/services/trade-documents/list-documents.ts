import type { ChecklistItem, TradeDocument } from '@tradelane/contract/trade-documents/calls'
import { tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'
import { namesOfUsers } from '../../../access/names-of-users.ts'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { contentOf, findRequestOfTrade } from '../../trade/quote-requests/index.ts'
import { getTransaction } from '../../trade/transactions/index.ts'
import { findBookedInTrade } from '../shipments/index.ts'
import { checklistOf } from './checklist.ts'
import { issuedIdOf, listIssued, recordsOfTrade } from './issued-papers.ts'
import { documentsOfTrade, type StoredDocument } from './stored-documents.ts'
import { viewsOf } from './views.ts'

type Listed = { documents: TradeDocument[]; checklist: ChecklistItem[]; unread: string[] }

/** The documents of a trade, and which it needs. Refuses with NOT_FOUND. */
export async function listTradeDocuments(
  deps: Deps,
  scope: CompanyScope,
  transactionId: string,
): Promise<Listed> {
  await getTransaction(deps.db, scope, transactionId)
  const records = await recordsOfTrade(deps, scope, transactionId)
  const [stored, { papers, unread }, request, booked] = await Promise.all([
    documentsOfTrade(deps.db, scope, transactionId),
    listIssued(deps, scope, records),
    findRequestOfTrade(deps.db, scope, transactionId),
    findBookedInTrade(deps.db, scope, transactionId),
  ])
  const ids = [
    ...stored.map((row) => row.trade_document_id),
    ...papers.map((paper) => issuedIdOf(transactionId, paper)),
  ]
  const [seenOf, names] = await Promise.all([
    viewsOf(deps.db, scope, ids),
    namesOfUsers(deps.db, scope, [...new Set(stored.map((row) => row.added_by))]),
  ])
  const issued = papers.map((paper): TradeDocument => {
    const document_id = issuedIdOf(transactionId, paper)
    const { type, title, at, from } = paper
    const printed = { version: 1, state: 'ISSUED', sha256: null, size: null, file_name: null } as const
    return { document_id, type, title, from, ...printed, uploaded_at: at, ...seenOf(document_id) }
  })
  const documents = [...stored.map((row) => toListed(row, names, seenOf)), ...issued].toSorted(
    (one, other) => +other.uploaded_at - +one.uploaded_at,
  )
  const checklist = checklistOf({
    content: request ? contentOf(request) : {},
    booked,
    subjects: records.map(({ subject }) => subject),
    documents,
  })
  return { documents, checklist, unread }
}

function toListed(
  { trade_document_id, type, version, sha256, size, file_name, added_at, added_by, number }: StoredDocument,
  names: ReadonlyMap<string, string>,
  seenOf: Awaited<ReturnType<typeof viewsOf>>,
): TradeDocument {
  const made = number === null ? tradeDocumentTypes[type] : `${tradeDocumentTypes[type]} ${number}`
  return {
    ...{ document_id: trade_document_id, type, version, state: 'UPLOADED', sha256, size, file_name },
    title: type === 'other' ? file_name : made,
    uploaded_at: added_at,
    from: names.get(added_by) ?? '',
    ...seenOf(trade_document_id),
  }
}
