import type { ChecklistItem, ReadDocument, TradeDocument } from '@tradelane/contract/trade-documents/calls'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import { namesOfUsers } from '../../../access/names-of-users.ts'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordsWithLiveLink } from '../../people/links/index.ts'
import { contentOf, findRequestOfTrade } from '../../trade/quote-requests/index.ts'
import { getTransaction } from '../../trade/transactions/index.ts'
import { findBookedInTrade } from '../shipments/index.ts'
import { documentsAskedBy } from '../smart-escrow/index.ts'
import { checklistOf } from './checklist.ts'
import { titleOfDocument } from './document-title.ts'
import { heldIn, issuedIdOf, listIssued, papersOfTrade, recordsOfTrade } from './issued-papers.ts'
import { type ListedRow, rowsOfTrade, type ShownDocument, shownOf, stateAt } from './stored-documents.ts'
import { viewsOf } from './views.ts'

type Listed = {
  role: 'buyer' | 'seller' | null
  documents: TradeDocument[]
  types: { type: TradeDocumentType; count: number }[]
  requested: ReturnType<typeof requestedOf>[]
  removed: TradeDocument[]
  checklist: ChecklistItem[]
  unread: string[]
}

/** The documents of a trade, or only the newest of them, what was asked for or removed, and which it needs. Refuses with NOT_FOUND. */
export async function listTradeDocuments(
  deps: Deps,
  scope: CompanyScope,
  { transaction_id: transactionId, most }: { transaction_id: string; most?: number | undefined },
): Promise<Listed> {
  await getTransaction(deps.db, scope, transactionId)
  const records = await recordsOfTrade(deps, scope, transactionId)
  const escrows = records.flatMap(({ subject, id }) => (subject === 'smart_escrow' ? id : []))
  const [rows, { papers, unread }, request, booked, asked] = await Promise.all([
    rowsOfTrade(deps.db, scope, transactionId),
    listIssued(deps, scope, records),
    findRequestOfTrade(deps.db, scope, transactionId),
    findBookedInTrade(deps.db, scope, transactionId),
    documentsAskedBy(deps.db, scope, escrows),
  ])
  const now = deps.clock.now()
  const all = [
    ...rows.stored.map((row) => namedRow(row, now)),
    ...papers.map((paper) => namedPaper(paper, transactionId)),
  ].toSorted((one, other) => +other.at - +one.at)
  const content = request ? contentOf(request) : {}
  const ofTrade = new Set(papersOfTrade(papers, content.role))
  const checklist = checklistOf({
    ...{ content, booked, asked },
    subjects: records.map(({ subject }) => subject),
    documents: all.filter(({ paper }) => !paper || ofTrade.has(paper)),
    ofSales: papers.filter((paper) => !ofTrade.has(paper)),
    requested: await stillAsked(deps, scope, rows.requested),
  })
  const shown = all.slice(0, most)
  const known = await knownOf(deps, scope, {
    rows: [...shown.flatMap(({ row }) => row ?? []), ...rows.removed],
    ...{ papers, ids: shown.map(({ id }) => id), now },
  })
  return {
    role: content.role ?? null,
    documents: shown.map((one) => (one.paper ? issuedOf(one.paper, one.id, known) : toListed(one.id, known))),
    types: [...Map.groupBy(all, ({ type }) => type)].map(([type, { length: count }]) => ({ type, count })),
    requested: rows.requested.map(requestedOf),
    removed: rows.removed.map((row) => toListed(row.trade_document_id, known)),
    ...{ checklist, unread },
  }
}

type Stored = Awaited<ReturnType<typeof rowsOfTrade>>['stored'][number]
type Named = {
  id: string
  type: TradeDocumentType
  title: string
  file_name: string | null
  state: TradeDocument['state']
  at: Date
  row?: Stored
  paper?: Issued[number]
}

const namedRow = (row: Stored, now: Date): Named => ({
  ...{ id: row.trade_document_id, type: row.type as TradeDocumentType, title: titleOfDocument(row), row },
  ...{ file_name: row.file_name, state: stateAt(row, now), at: row.added_at },
})
const namedPaper = (paper: Issued[number], transactionId: string): Named => ({
  ...{ id: issuedIdOf(transactionId, paper), type: paper.type, title: paper.title, paper },
  ...{ file_name: null, state: 'issued', at: paper.at },
})

/** After its day, or once it was revoked, a link is dead. */
async function stillAsked(deps: Deps, scope: CompanyScope, rows: readonly ListedRow[]) {
  const live = await recordsWithLiveLink(deps, scope, {
    subject: 'trade_document',
    ids: rows.map((row) => row.trade_document_id),
  })
  return rows.filter((row) => live.has(row.trade_document_id)).map(requestedOf)
}

type Issued = Awaited<ReturnType<typeof listIssued>>['papers']
type Known = {
  seenOf: Awaited<ReturnType<typeof viewsOf>>
  rows: ReadonlyMap<string, ShownDocument>
  names: ReadonlyMap<string, string>
  heldIn: (sha256: string) => string | null
  now: Date
}

/** Their files, and who has brought and seen them. */
async function knownOf(
  { db }: Deps,
  scope: CompanyScope,
  { rows, papers, ids, now }: { rows: Stored[]; papers: Issued; ids: string[]; now: Date },
): Promise<Known> {
  const [shown, seenOf, names] = await Promise.all([
    shownOf(db, scope, rows),
    viewsOf(db, scope, [...ids, ...rows.map((row) => row.trade_document_id)]),
    namesOfUsers(db, scope, [...new Set(rows.map((row) => row.added_by))]),
  ])
  const byId = new Map(shown.map((row) => [row.trade_document_id, row]))
  return { rows: byId, seenOf, names, heldIn: (sha256) => heldIn(papers, sha256), now }
}

function issuedOf(paper: Issued[number], document_id: string, { seenOf }: Known): TradeDocument {
  const { type, title, at, from, sha256 = null, link = null } = paper
  return {
    ...{ document_id, type, title, from, version: 1, state: 'issued', sha256, link },
    ...{ size: null, file_name: null, reason: null, expires_on: null, used_in: null, read: null },
    is_locked: false,
    ...{ uploaded_at: at, ...seenOf(document_id) },
  }
}

function toListed(document_id: string, { rows, names, seenOf, heldIn, now }: Known): TradeDocument {
  const row = rows.get(document_id)
  if (!row) throw new Error(`there is no document ${document_id}`)
  const { type, version, sha256, size, file_name, reason, expires_on, needs_password } = row
  return {
    ...{ document_id, type, version, state: stateAt(row, now), sha256, size, file_name, reason, expires_on },
    ...{ title: titleOfDocument(row), uploaded_at: row.added_at, link: null },
    from: row.recipient ?? names.get(row.added_by) ?? '',
    ...{ is_locked: needs_password, read: row.read as ReadDocument | null },
    used_in: heldIn(sha256),
    ...seenOf(document_id),
  }
}

const requestedOf = ({ trade_document_id: document_id, ...row }: ListedRow) => ({
  ...{ document_id, type: row.type as TradeDocumentType, asked: row.asked ?? '' },
  ...{ recipient: row.recipient ?? '', email: row.email ?? '', due_on: row.due_on ?? '' },
})
