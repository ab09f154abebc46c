import type { Difference } from '@tradelane/contract/trade-documents/compare-calls'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { getTransaction } from '../../trade/transactions/index.ts'
import { type Comparable, comparedFields, lineFields } from './compared-fields.ts'
import { prefilledFields } from './prefill.ts'
import { documentsOfTrade } from './stored-documents.ts'

type Side = { document_id: string | null; title: string; fields: Comparable }

/**
 * Where the documents that were made here say something else than the trade, or than each other: the newest version of each type. Each
 * field is compared with the first of them that says it. A field that only one says is no difference. Refuses with NOT_FOUND.
 */
export async function compareDocuments(
  deps: Deps,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<{ differences: Difference[]; compared: number }> {
  await getTransaction(deps.db, scope, transactionId)
  const stored = await documentsOfTrade(deps.db, scope, transactionId)
  const made = stored.filter((row) => row.fields !== null)
  const newest = made.filter((row) => row === made.find(({ type }) => type === row.type))
  const trade = await prefilledFields(deps, scope, { transactionId, type: 'commercial_invoice' })
  const sides: Side[] = [
    { document_id: null, title: 'The trade', fields: trade },
    ...newest.toReversed().map(({ trade_document_id, number, fields }) => ({
      ...{ document_id: trade_document_id, title: number ?? '', fields: fields as PrefilledFields },
    })),
  ]
  const differences = [...comparedFields, ...lineFields(sides.map(({ fields }) => fields))].flatMap(
    ({ field, label, read }) =>
      differencesIn(sides, (side) => read(side.fields)).map((pair) => ({ field, label, ...pair })),
  )
  return { differences, compared: newest.length }
}

/** Each side that says another value than the first that says one. */
function differencesIn(
  sides: readonly Side[],
  read: (side: Side) => string | null,
): Pick<Difference, 'left' | 'right'>[] {
  const said = sides.flatMap(({ document_id, title, ...side }) => {
    const value = read({ document_id, title, ...side })
    return value === null ? [] : { document_id, title, value }
  })
  const [left, ...others] = said
  if (!left) return []
  return others.filter(({ value }) => !isSame(value, left.value)).map((right) => ({ left, right }))
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
