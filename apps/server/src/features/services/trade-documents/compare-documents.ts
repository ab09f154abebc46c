import type { ReadDocument } from '@tradelane/contract/trade-documents/calls'
import type { Difference } from '@tradelane/contract/trade-documents/compare-calls'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { Currency } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { contentOf, findRequestOfTrade } from '../../trade/quote-requests/index.ts'
import { getTransaction } from '../../trade/transactions/index.ts'
import { type Comparable, comparableOf, guessedOf, type Side } from './comparable.ts'
import { comparedFields, lineFields } from './compared-fields.ts'
import { ruleDifferences, withoutPlans } from './document-rules.ts'
import { titleOfDocument } from './document-title.ts'
import { keptFields } from './empty-fields.ts'
import { issuedIdOf, listIssued, papersOfTrade, recordsOfTrade } from './issued-papers.ts'
import { prefilledFields } from './prefill.ts'
import { documentsOfTrade, goodStates, type StoredDocument, stateAt } from './stored-documents.ts'

/**
 * Where the documents of a trade say something else than the trade, or than each other: those that were made here, what was typed beside
 * those that are held elsewhere, and what was read from files, as a guess. The newest version of each type. Each field is compared with the first
 * of them that says it. A field that only one says is no difference. Refuses with NOT_FOUND.
 */
export async function compareDocuments(
  deps: Deps,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<{ differences: Difference[]; compared: number }> {
  await getTransaction(deps.db, scope, transactionId)
  const stored = await documentsOfTrade(deps.db, scope, transactionId)
  const request = await findRequestOfTrade(deps.db, scope, transactionId)
  const filled = await prefilledFields(deps, scope, { transactionId, type: 'commercial_invoice' })
  // Without a role the company may be either.
  const role = request && contentOf(request).role
  const trade = tradeSaying(filled, role ?? null)
  const { papers } = await listIssued(deps, scope, await recordsOfTrade(deps, scope, transactionId))
  const presented = papersOfTrade(papers, role).flatMap(({ says, record, title, ...paper }): Side[] => {
    if (!says) return []
    const fields = comparableOf(says, trade.currency)
    const named = [title, record].filter(Boolean).join(', ')
    const document_id = issuedIdOf(transactionId, paper)
    return [{ document_id, title: named, type: paper.type, is_guess: false, fields }]
  })
  const sides: Side[] = [
    { document_id: null, title: 'The trade', type: null, is_guess: false, fields: trade },
    ...sidesOfStored(stored, trade.currency, deps.clock.now()),
    ...presented.toReversed(),
  ].toSorted((one, other) => Number(one.is_guess) - Number(other.is_guess))
  const differences = [...comparedFields, ...lineFields(sides.map(({ fields }) => fields))].flatMap(
    ({ field, label, read, same }) =>
      differencesIn(
        field === 'shipping_date' ? withoutPlans(sides) : sides,
        (side) => read(side.fields),
        same,
      ).map((pair) => ({ field, label, ...pair })),
  )
  return { differences: [...differences, ...ruleDifferences(sides)], compared: sides.length - 1 }
}

/** The trade has no date or number of a paper. Who gets the goods is the buyer, as long as no paper says another. */
function tradeSaying(filled: PrefilledFields, role: 'buyer' | 'seller' | null): Comparable {
  const { buyer, lines, currency } = filled
  return {
    ...comparableOf(filled, currency),
    ...{ date: null, order_number: null, invoice_number: null },
    ...(role === null ? { seller: null, buyer: null } : { consignee: buyer }),
    goods: lines.map(({ description }) => description).join('; ') || null,
  }
}

/** The newest good one of each kind. One that was rejected or has expired is as good as none; others are as many kinds as they have titles. */
function sidesOfStored(stored: readonly StoredDocument[], currency: Currency, now: Date): Side[] {
  const good = stored.filter((row) => goodStates.includes(stateAt(row, now)))
  const newest = good.filter((row) => row === good.find((one) => kindOf(one) === kindOf(row)))
  return newest.toReversed().flatMap((row): Side[] => {
    const { type, trade_document_id: document_id } = row
    const one = { document_id, type, title: row.number ?? titleOfDocument(row) }
    if (row.fields !== null) {
      const kept = keptFields(row.fields)
      return [{ ...one, is_guess: false, fields: printedOf(type, kept) }]
    }
    const guessed = (row.read as ReadDocument | null)?.fields
    const fields = guessed && guessedOf(guessed, type, currency)
    const saysAny = fields && (fields.insured ?? comparedFields.some(({ read }) => read(fields) !== null))
    return saysAny ? [{ ...one, is_guess: true, fields }] : []
  })
}

/** A scan of what was made here does not take its place: it is only a guess, or says nothing. */
const kindOf = ({ type, ...row }: StoredDocument): string =>
  type === 'other' ? titleOfDocument({ type, ...row }) : `${type}${row.fields === null ? '' : ' made here'}`

/** Without what a paper of this type keeps, but does not print. */
const printedOf = (type: StoredDocument['type'], kept: PrefilledFields): Comparable => ({
  ...comparableOf(kept, kept.currency),
  ...(type !== 'shipping_instruction' && { freight_terms: null, notify: null }),
})

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
