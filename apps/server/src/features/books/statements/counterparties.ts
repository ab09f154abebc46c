import type { Db } from '@tradelane/db'
import type { StatementEntry } from '@tradelane/ledger'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { readEntryFacts } from './read-entry-facts.ts'

/** The other side of an entry: who was paid, or who paid. What is not known is empty. */
export type Counterparty = { name: string; reference: string; account?: string; number?: string }

type Entry = Pick<StatementEntry, 'key' | 'kind' | 'subject' | 'amount'>

/** Reads the other sides of all these entries, as statements name them; undefined where there is none. */
export async function readCounterparties(
  db: Db,
  scope: OneCompanyScope,
  entries: readonly Entry[],
): Promise<(entry: Entry) => Counterparty | undefined> {
  const asked = ({ amount, ...entry }: Entry) => ({ ...entry, ...amount })
  const factsOf = await readEntryFacts(db, scope, entries.map(asked))
  return (entry) => {
    const { counterparty: name, reference, number, counterpartyAccount: account } = factsOf(asked(entry))
    return name === '' && number === ''
      ? undefined
      : { name, reference, ...(number && { number }), ...(account && { account }) }
  }
}
