import type { ChecklistItem, ReadDocument, TradeDocument } from '@tradelane/contract/trade-documents/calls'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import { namesOfUsers } from '../../../access/names-of-users.ts'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { IssuedPaper } from '../../../entries/feature-entry.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { contentOf, findRequestOfTrade } from '../../trade/quote-requests/index.ts'
import { getTransaction } from '../../trade/transactions/index.ts'
import { findBookedInTrade } from '../shipments/index.ts'
import { documentsAskedBy } from '../smart-escrow/index.ts'
import { checklistOf } from './checklist.ts'
import { titleOfDocument } from './document-title.ts'
import { heldIn, issuedIdOf, listIssued, papersOfTrade, recordsOfTrade } from './issued-papers.ts'
import { type DocumentRow, rowsOfTrade, type StoredDocument, stateAt } from './stored-documents.ts'
import { viewsOf } from './views.ts'

type Listed = {
  role: 'buyer' | 'seller' | null
  documents: TradeDocument[]
  requested: ReturnType<typeof requestedOf>[]
  removed: TradeDocument[]
  checklist: ChecklistItem[]
  unread: string[]
}

/** The documents of a trade, what was asked for or removed, and which it needs. Refuses with NOT_FOUND. */
export async function listTradeDocuments(
  deps: Deps,
  scope: CompanyScope,
  transactionId: string,
): Promise<Listed> {
  await getTransaction(deps.db, scope, transactionId)
  const records = await recordsOfTrade(deps, scope, transactionId)
  const escrows = records.flatMap(({ subject, id }) => (subject === 'smart_escrow' ? id : []))
  const [rows, { papers, unread }, request, booked, today, asked] = await Promise.all([
    rowsOfTrade(deps.db, scope, transactionId),
    listIssued(deps, scope, records),
    findRequestOfTrade(deps.db, scope, transactionId),
    findBookedInTrade(deps.db, scope, transactionId),
    dayOfCompany(deps.db, scope.companyId, deps.clock.now()),
    documentsAskedBy(deps.db, scope, escrows),
  ])
  const known = await knownOf(deps, scope, [...rows.stored, ...rows.removed], {
    ...{ papers, transactionId },
  })
  const documents = [
    ...rows.stored.map((row) => toListed(row, known)),
    ...papers.map((paper) => issuedOf(paper, issuedIdOf(transactionId, paper), known)),
  ].toSorted((one, other) => +other.uploaded_at - +one.uploaded_at)
  const requested = rows.requested.map(requestedOf)
  const content = request ? contentOf(request) : {}
  const issued = new Set(papersOfTrade(papers, content.role).map((paper) => issuedIdOf(transactionId, paper)))
  const checklist = checklistOf({
    ...{ content, booked, asked },
    subjects: records.map(({ subject }) => subject),
    documents: documents.filter(({ state, document_id }) => state !== 'issued' || issued.has(document_id)),
    // After its day a link is dead.
    requested: requested.filter(({ due_on }) => due_on >= today),
  })
  return {
    role: content.role ?? null,
    documents,
    requested,
    removed: rows.removed.map((row) => toListed(row, known)),
    checklist,
    unread,
  }
}

type Issued = Awaited<ReturnType<typeof listIssued>>['papers']
type Known = {
  seenOf: Awaited<ReturnType<typeof viewsOf>>
  names: ReadonlyMap<string, string>
  papers: readonly IssuedPaper[]
  now: Date
}

/** Who has brought and seen them. */
async function knownOf(
  { db, clock }: Deps,
  scope: CompanyScope,
  stored: readonly StoredDocument[],
  { papers, transactionId }: { papers: Issued; transactionId: string },
): Promise<Known> {
  const ids = [
    ...stored.map((row) => row.trade_document_id),
    ...papers.map((paper) => issuedIdOf(transactionId, paper)),
  ]
  const [seenOf, names] = await Promise.all([
    viewsOf(db, scope, ids),
    namesOfUsers(db, scope, [...new Set(stored.map((row) => row.added_by))]),
  ])
  return { seenOf, names, papers, now: clock.now() }
}

function issuedOf(paper: Issued[number], document_id: string, { seenOf }: Known): TradeDocument {
  const { type, title, at, from, sha256 = null, link = null } = paper
  return {
    ...{ document_id, type, title, from, version: 1, state: 'issued', sha256, link },
    ...{ size: null, file_name: null, reason: null, expires_on: null, used_in: null, read: null },
    ...{ uploaded_at: at, ...seenOf(document_id) },
  }
}

function toListed(row: StoredDocument, { names, seenOf, papers, now }: Known): TradeDocument {
  const { trade_document_id: document_id, type, version, sha256, size, file_name, reason, expires_on } = row
  return {
    ...{ document_id, type, version, state: stateAt(row, now), sha256, size, file_name, reason, expires_on },
    ...{ title: titleOfDocument(row), uploaded_at: row.added_at, link: null },
    from: row.recipient ?? names.get(row.added_by) ?? '',
    read: row.read as ReadDocument | null,
    used_in: heldIn(papers, sha256),
    ...seenOf(document_id),
  }
}

const requestedOf = ({ trade_document_id: document_id, ...row }: DocumentRow) => ({
  ...{ document_id, type: row.type as TradeDocumentType, asked: row.asked ?? '' },
  ...{ recipient: row.recipient ?? '', email: row.email ?? '', due_on: row.due_on ?? '' },
})
