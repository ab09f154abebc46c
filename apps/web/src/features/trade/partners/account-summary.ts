import type { WirePartner } from '@tradelane/contract/partners/calls'
import { lastFour } from '../../../lib/format/format-text.ts'

/** "EUR ••3000, USD ••6789": a partner's accounts in short form for a list. */
export function accountSummary({ account_details }: Pick<WirePartner, 'account_details'>): string {
  return account_details.map((account) => `${account.currency} ${lastFour(account.account_no)}`).join(', ')
}
