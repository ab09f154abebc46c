import { addBalanceRequest } from '@tradelane/contract/wallet/code-request'
import { type Currency, currencies, type Money } from '@tradelane/money'
import type { ApprovedAction } from '../../../entries/approved-action.ts'
import { enteredAmount } from './entered-amount.ts'
import { requireWallet } from './wallets.ts'

/** `amount` is decimal text. */
type Entered = { amount: string; currency: Currency }

const read = async (entered: Entered): Promise<Money> => enteredAmount(entered.amount, entered.currency)

/** Adding balance: the code is for exactly this much of this currency. There is no row to lock before it is added. */
export const balanceAddition: ApprovedAction<Entered, Money> = {
  purpose: 'add balance',
  who: 'preparer',
  isForVerified: true,
  release: 'moves no money out',
  request: addBalanceRequest,
  load: (_at, entered) => read(entered),
  lock: (_at, entered) => read(entered),
  require: ({ db, actor }, { currency }) => requireWallet(db, actor, currency),
  binding: (amount) => ({ amount }),
  summary: (amount) => ({
    mailSubject: 'Your Tradelane code to add balance',
    mailLead: '{code} is your code to add balance:',
    amount,
    facts: [`to your ${currencies[amount.currency].name} account`],
  }),
}
