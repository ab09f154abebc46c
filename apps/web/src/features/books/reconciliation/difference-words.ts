import type { SetSide, WireDifference, WireEntrySet } from '@tradelane/contract/reconciliation/calls'
import type { DifferenceKind } from '@tradelane/contract/reconciliation/states'
import { formatAmount } from '../../../lib/format/format-amount.ts'

const kinds: Record<DifferenceKind, string> = { balance: 'Balance', payout: 'Payout', deposit: 'Deposit' }

/** "Balance EUR". */
export const titleOf = ({ kind, about }: Pick<WireDifference, 'kind' | 'about'>): string =>
  `${kinds[kind]} ${about}`

/** Who has more, and how much. */
export function differenceText({ difference, currency }: WireDifference): string {
  if (difference === null) return 'Another currency'
  if (difference === 0) return 'No money differs'
  const amount = formatAmount(Math.abs(difference), currency)
  return difference > 0 ? `We have ${amount} more` : `The provider has ${amount} more`
}

export const sideTexts: Record<SetSide, string> = {
  ours: 'We have booked it, the provider has not',
  theirs: 'The provider has it once more, or under another reference',
}

export const setKey = ({ side, entries }: WireEntrySet): string =>
  `${side} ${entries.map(({ entry_id }) => entry_id).join(' ')}`

/** Which difference a dialog is about. */
export const headOf = (difference: WireDifference) => ({
  title: `${titleOf(difference)} of ${difference.company_name}`,
  lead: `Ours: ${difference.ours}. The provider’s: ${difference.theirs}. ${differenceText(difference)}.`,
})
