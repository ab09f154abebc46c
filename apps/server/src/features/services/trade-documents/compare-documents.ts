import type { Difference, UnreadDocument } from '@tradelane/contract/trade-documents/compare-calls'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import { type OfficeScope, type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { noteShown } from '../../../http/routes.ts'
import { contentOf, findRequestOfTrade } from '../../trade/quote-requests/index.ts'
import { getTransaction } from '../../trade/transactions/index.ts'
import { findPapersOfEscrow } from '../smart-escrow/index.ts'
import { type Comparable, comparableOf, type Side } from './comparable.ts'
import { comparedFields, lineFields } from './compared-fields.ts'
import { ruleDifferences, withoutPlans } from './document-rules.ts'
import { issuedIdOf, listIssued, papersOfTrade, recordsOfTrade } from './issued-papers.ts'
import { prefilledFields } from './prefill.ts'
import { readOfPapers } from './read-papers.ts'
import { saidByPapers, saidByStored } from './sides.ts'
import { documentsOfTrade } from './stored-documents.ts'
import { piecesOf } from './units.ts'

type Comparison = {
  differences: Difference[]
  compared: number
  compared_documents: string[]
  unread: UnreadDocument[]
}

/**
 * Where the documents of a trade say something else than the trade, or than each other: those that were made here, what is known of
 * those that services hold or have issued, and what was read from files, as a guess. The newest version of each type. Each field is compared with the first
 * of them that says it. A field that only one says is no difference. Refuses with NOT_FOUND.
 */
export async function compareDocuments(
  deps: Deps,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<Comparison> {
  await getTransaction(deps.db, scope, transactionId)
  const stored = await documentsOfTrade(deps.db, scope, transactionId)
  const request = await findRequestOfTrade(deps.db, scope, transactionId)
  const filled = await prefilledFields(deps, scope, { transactionId, type: 'commercial_invoice' })
  // Without a role the company may be either.
  const role = request && contentOf(request).role
  const trade = tradeSaying(filled, role ?? null)
  const { papers } = await listIssued(deps, scope, await recordsOfTrade(deps, scope, transactionId))
  const held = papersOfTrade(papers, role)
  const readOf = await readOfPapers(deps.db, scope, held)
  const { currency } = trade
  const said = [
    saidByStored(stored, currency, deps.clock.now()),
    await saidByPapers(held, readOf, { transactionId, currency }),
  ]
  const sides: Side[] = [
    { document_id: null, title: 'The trade', type: null, is_guess: false, fields: trade },
    ...said.flatMap((one) => one.sides),
  ].toSorted((one, other) => Number(one.is_guess) - Number(other.is_guess))
  const ids = new Set(sides.flatMap(({ document_id }) => document_id ?? []))
  return {
    differences: differencesOf(sides),
    ...{ compared: ids.size, compared_documents: [...ids] },
    // Also where something was typed beside it: that does not speak for its text.
    unread: said.flatMap((one) => one.unread),
  }
}

/** Of these, what concerns a paper that was presented in an escrow: for a colleague who examines them. Refuses with NOT_FOUND. */
export async function comparePapersOfEscrow(
  deps: Deps,
  scope: OfficeScope,
  escrowId: string,
): Promise<Comparison> {
  const { uid, transactionId, keys } = await findPapersOfEscrow(deps.db, scope, escrowId)
  noteShown({ companyId: uid, subject: 'smart_escrow', subjectId: escrowId })
  const found = await compareDocuments(deps, systemScope(uid), transactionId)
  const ids = new Set(keys.map((key) => issuedIdOf(transactionId, { key })))
  const isOf = ({ document_id }: { document_id: string | null }) =>
    document_id !== null && ids.has(document_id)
  const compared_documents = found.compared_documents.filter((id) => ids.has(id))
  return {
    differences: found.differences.filter(({ left, right }) => isOf(left) || isOf(right)),
    ...{ compared: compared_documents.length, compared_documents },
    unread: found.unread.filter(isOf),
  }
}

/** The trade has no date or number of a paper. Who gets the goods is the buyer, as long as no paper says another. */
function tradeSaying(filled: PrefilledFields, role: 'buyer' | 'seller' | null): Comparable {
  const { buyer, lines, currency } = filled
  return {
    ...comparableOf(filled, currency),
    ...{ date: null, order_number: null, invoice_number: null },
    ...(role === null ? { seller: null, buyer: null } : { consignee: buyer }),
    goods: lines.map(({ description }) => description).join('; ') || null,
    hs_codes: [...new Set(lines.flatMap(({ hs_code }) => hs_code ?? []))].join(', ') || null,
    // Of several kinds of goods one may be inspected alone.
    pieces: lines.length === 1 ? piecesOf(lines) : null,
  }
}

function differencesOf(sides: readonly Side[]): Difference[] {
  const fields = [...comparedFields, ...lineFields(sides.map((side) => side.fields))]
  const found = fields.flatMap(({ field, label, read, same }) => {
    const saying = field === 'shipping_date' ? withoutPlans(sides) : sides
    return differencesIn(saying, (side) => read(side.fields), same).map((pair) => ({ field, label, ...pair }))
  })
  return [...found, ...ruleDifferences(sides)]
}

/** Each side that says another value than the first that says one. */
function differencesIn(
  sides: readonly Side[],
  read: (side: Side) => string | null,
  same: (one: string, other: string) => boolean,
): Pick<Difference, 'left' | 'right'>[] {
  const said = sides.flatMap((side) => {
    const { document_id, title, is_guess } = side
    const value = read(side)
    return value === null ? [] : { document_id, title, is_guess, value }
  })
  const [left, ...others] = said
  if (!left) return []
  return others.filter(({ value }) => !same(value, left.value)).map((right) => ({ left, right }))
}
