import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { GuessedFields, ReadDocument } from '@tradelane/contract/trade-documents/calls'
import type { Difference } from '@tradelane/contract/trade-documents/compare-calls'
import { type Currency, findMoney } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { contentOf, findRequestOfTrade } from '../../trade/quote-requests/index.ts'
import { getTransaction } from '../../trade/transactions/index.ts'
import { type Comparable, comparedFields, lineFields } from './compared-fields.ts'
import { titleOfDocument } from './document-title.ts'
import { keptFields, saysNothing } from './empty-fields.ts'
import { issuedIdOf, listIssued, papersOfTrade, recordsOfTrade } from './issued-papers.ts'
import { prefilledFields } from './prefill.ts'
import { documentsOfTrade, goodStates, type StoredDocument, stateAt } from './stored-documents.ts'

type Side = { document_id: string | null; title: string; is_guess: boolean; fields: Comparable }

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
  const trade = role ? filled : { ...filled, seller: null, buyer: null }
  const { papers } = await listIssued(deps, scope, await recordsOfTrade(deps, scope, transactionId))
  const presented = papersOfTrade(papers, role).flatMap(({ says, record, title, ...paper }): Side[] => {
    if (!says) return []
    const fields = { ...saysNothing, currency: trade.currency, ...says }
    const named = [title, record].filter(Boolean).join(', ')
    return [{ document_id: issuedIdOf(transactionId, paper), title: named, is_guess: false, fields }]
  })
  const sides: Side[] = [
    { document_id: null, title: 'The trade', is_guess: false, fields: trade },
    ...sidesOfStored(stored, trade.currency, deps.clock.now()),
    ...presented.toReversed(),
  ].toSorted((one, other) => Number(one.is_guess) - Number(other.is_guess))
  const differences = [...comparedFields, ...lineFields(sides.map(({ fields }) => fields))].flatMap(
    ({ field, label, read, same = isSame }) =>
      differencesIn(sides, (side) => read(side.fields), same).map((pair) => ({ field, label, ...pair })),
  )
  return { differences, compared: sides.length - 1 }
}

/** The newest good one of each kind. One that was rejected or has expired is as good as none; others are as many kinds as they have titles. */
function sidesOfStored(stored: readonly StoredDocument[], currency: Currency, now: Date): Side[] {
  const good = stored.filter((row) => goodStates.includes(stateAt(row, now)))
  const newest = good.filter((row) => row === good.find((one) => kindOf(one) === kindOf(row)))
  return newest.toReversed().flatMap((row): Side[] => {
    const one = { document_id: row.trade_document_id, title: row.number ?? titleOfDocument(row) }
    if (row.fields !== null) return [{ ...one, is_guess: false, fields: keptFields(row.fields) }]
    const guessed = (row.read as ReadDocument | null)?.fields
    const fields = guessed && guessedOf(guessed, currency)
    const saysAny = fields && comparedFields.some(({ read }) => read(fields) !== null)
    return saysAny ? [{ ...one, is_guess: true, fields }] : []
  })
}

const kindOf = (row: StoredDocument): string => (row.type === 'other' ? titleOfDocument(row) : row.type)

/** What is compared of a guess: numbers and days of a file are its own. Older guesses may have a total that is none of the currency. */
function guessedOf({ total, ...guessed }: GuessedFields, ofTrade: Currency): Comparable {
  const currency = (guessed.currency ?? ofTrade) as Currency
  return {
    ...saysNothing,
    ...{ total: total !== null && findMoney(total, currency) ? total : null, currency },
    ...{ net_weight: guessed.net_weight, gross_weight: guessed.gross_weight },
    incoterm: guessed.incoterm as Incoterm | null,
    ...{ port_of_loading: guessed.port_of_loading, port_of_discharge: guessed.port_of_discharge },
  }
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

/** Capitals and spaces make no difference, and neither does the point of a legal form. Points and commas of numbers do. */
const isSame = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
