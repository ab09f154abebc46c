import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { GuessedFields, ReadDocument } from '@tradelane/contract/trade-documents/calls'
import type { Difference } from '@tradelane/contract/trade-documents/compare-calls'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { Currency } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { getTransaction } from '../../trade/transactions/index.ts'
import { type Comparable, comparedFields, lineFields } from './compared-fields.ts'
import { titleOfDocument } from './document-title.ts'
import { issuedIdOf, listIssued, recordsOfTrade } from './issued-papers.ts'
import { prefilledFields } from './prefill.ts'
import { documentsOfTrade, type StoredDocument } from './stored-documents.ts'

/** A paper that says only a few things. */
const saysNothing: Omit<PrefilledFields, 'currency'> = {
  ...{ lines: [], total: null, net_weight: null, gross_weight: null, packages: null, marks: null },
  ...{ seller: null, buyer: null, notify: null, date: null, reference: null, incoterm: null },
  ...{ named_place: null, port_of_loading: null, port_of_discharge: null, shipping_date: null },
  ...{ origin: null, payment_terms: null, note: null },
}

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
  const trade = await prefilledFields(deps, scope, { transactionId, type: 'commercial_invoice' })
  const { papers } = await listIssued(deps, scope, await recordsOfTrade(deps, scope, transactionId))
  const presented = papers.flatMap(({ says, record, title, ...paper }): Side[] => {
    if (!says) return []
    const fields = { ...saysNothing, currency: trade.currency, ...says }
    const named = [title, record].filter(Boolean).join(', ')
    return [{ document_id: issuedIdOf(transactionId, paper), title: named, is_guess: false, fields }]
  })
  const sides: Side[] = [
    { document_id: null, title: 'The trade', is_guess: false, fields: trade },
    ...sidesOfStored(stored, trade.currency),
    ...presented.toReversed(),
  ].toSorted((one, other) => Number(one.is_guess) - Number(other.is_guess))
  const differences = [...comparedFields, ...lineFields(sides.map(({ fields }) => fields))].flatMap(
    ({ field, label, read, same = isSame }) =>
      differencesIn(sides, (side) => read(side.fields), same).map((pair) => ({ field, label, ...pair })),
  )
  return { differences, compared: sides.length - 1 }
}

/** A rejected document is as good as none: the one before it counts. Other documents are as many kinds as they have titles. */
function sidesOfStored(stored: readonly StoredDocument[], currency: Currency): Side[] {
  const says = stored.flatMap((row): (Side & { kind: string })[] => {
    if (row.state === 'rejected') return []
    const { trade_document_id: document_id, type, number } = row
    const title = number ?? titleOfDocument(row)
    const kind = type === 'other' ? title : type
    if (row.fields !== null)
      return [{ kind, document_id, title, is_guess: false, fields: row.fields as PrefilledFields }]
    const guessed = (row.read as ReadDocument | null)?.fields
    if (!guessed) return []
    return [{ kind, document_id, title, is_guess: true, fields: guessedOf(guessed, currency) }]
  })
  return says.filter((one) => one === says.find(({ kind }) => kind === one.kind)).toReversed()
}

/** What is compared of a guess: numbers and days of a file are its own. */
const guessedOf = ({ total, currency, ...guessed }: GuessedFields, ofTrade: Currency): Comparable => ({
  ...saysNothing,
  ...{ total, currency: (currency ?? ofTrade) as Currency },
  ...{ net_weight: guessed.net_weight, gross_weight: guessed.gross_weight },
  incoterm: guessed.incoterm as Incoterm | null,
  ...{ port_of_loading: guessed.port_of_loading, port_of_discharge: guessed.port_of_discharge },
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

/** Capitals and spaces make no difference, and neither does the point of a legal form. Points and commas of numbers do. */
const isSame = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
