import type { Difference } from '@tradelane/contract/trade-documents/compare-calls'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { getTransaction } from '../../trade/transactions/index.ts'
import { type Comparable, comparedFields, lineFields } from './compared-fields.ts'
import { issuedIdOf, listIssued, recordsOfTrade } from './issued-papers.ts'
import { prefilledFields } from './prefill.ts'
import { documentsOfTrade } from './stored-documents.ts'

/** A paper that says only a few things. */
const saysNothing: Omit<PrefilledFields, 'currency'> = {
  ...{ lines: [], total: null, net_weight: null, gross_weight: null, packages: null, marks: null },
  ...{ seller: null, buyer: null, notify: null, date: null, reference: null, incoterm: null },
  ...{ named_place: null, port_of_loading: null, port_of_discharge: null, shipping_date: null },
  ...{ origin: null, payment_terms: null, note: null },
}

type Side = { document_id: string | null; title: string; fields: Comparable }

/**
 * Where the documents that were made here, and what was typed beside those that are held elsewhere, say something else than the trade, or than each
 * other: the newest version of each type. Each
 * field is compared with the first of them that says it. A field that only one says is no difference. Refuses with NOT_FOUND.
 */
export async function compareDocuments(
  deps: Deps,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<{ differences: Difference[]; compared: number }> {
  await getTransaction(deps.db, scope, transactionId)
  const stored = await documentsOfTrade(deps.db, scope, transactionId)
  // A rejected document is as good as none: the one before it counts.
  const made = stored.filter((row) => row.fields !== null && row.state !== 'rejected')
  const newest = made.filter((row) => row === made.find(({ type }) => type === row.type))
  const trade = await prefilledFields(deps, scope, { transactionId, type: 'commercial_invoice' })
  const { papers } = await listIssued(deps, scope, await recordsOfTrade(deps, scope, transactionId))
  const presented = papers.flatMap(({ says, record, title, ...paper }): Side[] => {
    if (!says) return []
    const fields = { ...saysNothing, currency: trade.currency, ...says }
    return [
      {
        document_id: issuedIdOf(transactionId, paper),
        title: [title, record].filter(Boolean).join(', '),
        fields,
      },
    ]
  })
  const sides: Side[] = [
    { document_id: null, title: 'The trade', fields: trade },
    ...newest.toReversed().map(({ trade_document_id, number, fields }) => ({
      ...{ document_id: trade_document_id, title: number ?? '', fields: fields as PrefilledFields },
    })),
    ...presented.toReversed(),
  ]
  const differences = [...comparedFields, ...lineFields(sides.map(({ fields }) => fields))].flatMap(
    ({ field, label, read, same = isSame }) =>
      differencesIn(sides, (side) => read(side.fields), same).map((pair) => ({ field, label, ...pair })),
  )
  return { differences, compared: sides.length - 1 }
}

/** Each side that says another value than the first that says one. */
function differencesIn(
  sides: readonly Side[],
  read: (side: Side) => string | null,
  same: (one: string, other: string) => boolean,
): Pick<Difference, 'left' | 'right'>[] {
  const said = sides.flatMap(({ document_id, title, ...side }) => {
    const value = read({ document_id, title, ...side })
    return value === null ? [] : { document_id, title, value }
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
