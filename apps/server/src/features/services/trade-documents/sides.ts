import type { ReadDocument } from '@tradelane/contract/trade-documents/calls'
import type { UnreadDocument } from '@tradelane/contract/trade-documents/compare-calls'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import type { Currency } from '@tradelane/money'
import type { IssuedPaper } from '../../../entries/feature-entry.ts'
import { type Comparable, comparableOf, guessedOf, type Side } from './comparable.ts'
import { comparedFields } from './compared-fields.ts'
import { titleOfDocument } from './document-title.ts'
import { keptFields } from './empty-fields.ts'
import { issuedIdOf } from './issued-papers.ts'
import { goodStates, type StoredDocument, stateAt } from './stored-documents.ts'

/** What documents say, and those of which nothing was read. */
export type Said = { sides: Side[]; unread: UnreadDocument[] }
type Place = { document_id: string; title: string; type: TradeDocumentType }

/** The newest good one of each kind. One that was rejected or has expired is as good as none; others are as many kinds as they have titles. */
export function saidByStored(stored: readonly StoredDocument[], currency: Currency, now: Date): Said {
  const good = stored.filter((row) => goodStates.includes(stateAt(row, now)))
  const newest = good.filter((row) => row === good.find((one) => kindOf(one) === kindOf(row)))
  return together(
    newest.toReversed().map((row) => {
      const { type, trade_document_id: document_id } = row
      const place = { document_id, type, title: row.number ?? namedVersion(row) }
      if (row.fields === null) return saidByText(place, row.read as ReadDocument | null, currency)
      const fields = printedOf(type, keptFields(row.fields))
      return { sides: [{ ...place, is_guess: false, fields }], unread: [] }
    }),
  )
}

/** What services hold or have issued, oldest first: what is known of it, and what its text seems to say. */
export async function saidByPapers(
  papers: readonly IssuedPaper[],
  readOf: ReadonlyMap<string, ReadDocument>,
  { transactionId, currency }: { transactionId: string; currency: Currency },
): Promise<Said> {
  const said = papers.toReversed().map(async ({ says, record, title, ...paper }): Promise<Said> => {
    const named = [title, record].filter(Boolean).join(', ')
    const place = { document_id: issuedIdOf(transactionId, paper), title: named, type: paper.type }
    const { sha256 } = paper
    const read = sha256 === undefined ? null : (readOf.get(sha256) ?? notRead)
    const known = typeof says === 'function' ? await says() : says
    const fields = comparableOf(known ?? {}, currency)
    const typed = saysAny(fields) ? [{ ...place, is_guess: false, fields }] : []
    const guessed = saidByText(place, read, currency)
    const isSilent = read !== null && guessed.sides.length === 0 && guessed.unread.length === 0
    const { document_id } = place
    const unread = isSilent ? [{ document_id, title: named, why: namesNothing }] : []
    return together([{ sides: typed, unread }, guessed])
  })
  return together(await Promise.all(said))
}

/** Of a file that was held before texts were read, or that is read in a moment. */
const notRead: ReadDocument = { unread: 'Its text has not been read.', fields: null }

/** Said of what a service holds: there, what was typed would speak for it. */
const namesNothing = 'Its text names nothing that is compared.'

/** What a text seems to say, and why that is not all: a part that was not read may say something else. */
function saidByText(place: Place, read: ReadDocument | null, currency: Currency): Said {
  if (read === null) return { sides: [], unread: [] }
  const fields = read.fields && guessedOf(read.fields, place.type, currency)
  const sides = fields && saysAny(fields) ? [{ ...place, is_guess: true, fields }] : []
  const { document_id, title } = place
  return { sides, unread: read.unread === null ? [] : [{ document_id, title, why: read.unread }] }
}

/** What was made here has a number of its own. */
const namedVersion = (row: StoredDocument): string =>
  row.version > 1 ? `${titleOfDocument(row)}, version ${row.version}` : titleOfDocument(row)

const saysAny = (fields: Comparable): boolean =>
  fields.insured !== null || comparedFields.some((one) => one.read(fields) !== null)

const together = (said: readonly Said[]): Said => ({
  sides: said.flatMap(({ sides }) => sides),
  unread: said.flatMap(({ unread }) => unread),
})

/** A scan of what was made here does not take its place: it is only a guess, or says nothing. */
const kindOf = ({ type, ...row }: StoredDocument): string =>
  type === 'other' ? titleOfDocument({ type, ...row }) : `${type}${row.fields === null ? '' : ' made here'}`

/** Without what a paper of this type keeps, but does not print. */
const printedOf = (type: StoredDocument['type'], kept: PrefilledFields): Comparable => ({
  ...comparableOf(kept, kept.currency),
  ...(type !== 'shipping_instruction' && { freight_terms: null, notify: null }),
})
