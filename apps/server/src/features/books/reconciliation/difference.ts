import type { DifferenceKind } from '@tradelane/contract/reconciliation/states'
import { differenceStateTable } from '@tradelane/contract/reconciliation/states'
import type { Money } from '@tradelane/money'
import { lifecycle, type RowOf } from '../../../lifecycle/lifecycle.ts'

/** A difference between the provider's books and ours. */
export type Difference = {
  companyId: string
  kind: DifferenceKind
  about: string
  /** Each side in words, for the person who examines it. */
  ours: string
  theirs: string
  /** What the wallet has by it in the books of each side. */
  ourAmount: Money
  theirAmount: Money
  /** When the payout or deposit was made; absent for a balance. */
  at?: Date
}

export const differenceLifecycle = lifecycle({
  subject: 'reconciliation',
  table: 'reconciliation_differences',
  idColumn: 'difference_id',
  versionColumn: 'version',
  states: differenceStateTable,
  first: ['difference'],
})

export type DifferenceRow = RowOf<'reconciliation_differences'>

/** For the words of its task. */
export const differenceFacts = ({ about, ours, theirs }: Pick<Difference, 'about' | 'ours' | 'theirs'>) => ({
  ...{ about, ours, theirs },
})
