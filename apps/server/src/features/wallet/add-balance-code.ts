import { type Currency, formatMoney, type Money } from '@tradelane/money'
import type { CustomerActor } from '../../access/session-memory.ts'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { findUser, sendCode } from '../accounts/index.ts'
import { enteredAmount } from './entered-amount.ts'
import { requireWallet } from './queries.ts'
import { requireClearKyb } from './require-clear-kyb.ts'

/** What a code for adding balance approves: exactly this much of this currency. */
export const addBalanceBinding = (amount: Money): string => `add balance ${formatMoney(amount)}`

/** Mails the code that approves adding this amount. `amount` is decimal text; refuses like `addBalance` itself. */
export async function sendAddBalanceCode(
  deps: Deps,
  { companyId, userId }: CustomerActor,
  { amount: text, currency }: { amount: string; currency: Currency },
): Promise<void> {
  await requireClearKyb(deps.db, companyId)
  await requireWallet(deps.db, companyId, currency)
  const amount = enteredAmount(text, currency)
  const user = await findUser(deps.db, userId)
  if (!user) throw new Refusal('UNAUTHENTICATED')
  await sendCode(deps, {
    userId,
    purpose: 'add balance',
    binding: addBalanceBinding(amount),
    to: user.work_email,
    subject: 'Your Tradelane code to add balance',
    text: `You are adding ${formatMoney(amount)} to your wallet.\n\nYour code is {code}. It is good for 10 minutes and for this amount only.`,
  })
}
