import type { ListedAccount } from '@tradelane/contract/partners/forms'
import { shownNumber } from '../../../access/shown-number.ts'

type Numbers = Pick<ListedAccount, 'account_no'> & Partial<Pick<ListedAccount, 'owner_id_number'>>

/** An account as the back office reads it: in full only for a reason. */
export const shownAccount = <A extends Numbers>(account: A, reason: string | undefined): A => ({
  ...account,
  account_no: shownNumber(account.account_no, reason),
  ...(account.owner_id_number !== undefined && {
    owner_id_number: shownNumber(account.owner_id_number, reason),
  }),
})
