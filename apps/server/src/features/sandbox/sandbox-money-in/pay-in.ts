import type { Input } from '@tradelane/contract'
import type { sandboxMoneyIn } from '@tradelane/contract/sandbox-money-in/calls'
import { type Currency, formatMoney } from '@tradelane/money'
import { getCompany, listCompaniesNamed } from '../../../access/company.ts'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { providerCustomerOf } from '../../money/steps/index.ts'
import { enteredAmount, findAccountByNumber, isWalletOpen } from '../../money/wallet/index.ts'
import { playedProvider } from '../sandbox-payments/index.ts'

/**
 * Plays a payer: the money arrives at the sandbox provider, whose webhook then tells us of it like any other. Refuses, by field, a
 * company or an account that does not exist, and with KYB_PENDING a company that is not verified.
 */
export async function payIn(deps: Deps, paid: Input<typeof sandboxMoneyIn.pay>['body']) {
  const { currency, sender, sender_account, reference } = paid
  const provider = playedProvider(deps)
  const amount = enteredAmount(paid.amount, currency)
  const scope = await findPayee(deps, paid.company, currency)
  const { company_name: name, kyb_status } = await getCompany(deps.db, scope)
  if (kyb_status !== 'Clear')
    throw new Refusal('KYB_PENDING', {
      message: `${name} is not verified. Its accounts cannot receive money yet.`,
    })
  if (!(await isWalletOpen(deps.db, scope, currency)))
    refuseFields({ currency: `${name} has no ${currency} account` })
  const { customerId } = await providerCustomerOf(deps.db, scope)
  const received = await provider.receive({
    customerId,
    amount,
    sender,
    reference,
    ...(sender_account ? { senderAccount: sender_account } : {}),
  })
  if (received.status === 'refused') throw new Refusal('PROVIDER_REFUSED', { message: received.reason })
  return {
    provider_reference: received.providerReference,
    message: `Paid in: ${formatMoney(amount)} from ${sender}. The wallet of ${name} shows it within seconds.`,
  }
}

async function findPayee(deps: Deps, text: string, currency: Currency): Promise<OneCompanyScope> {
  const account = await findAccountByNumber(deps.db, text)
  if (account) {
    if (account.currency !== currency) refuseFields({ currency: `This account is in ${account.currency}` })
    return systemScope(account.companyId)
  }
  const [found, ...others] = await listCompaniesNamed(deps.db, text)
  if (!found) refuseFields({ company: 'No company has this name, and no account this number' })
  if (others.length > 0)
    refuseFields({ company: 'Several companies have this name. Enter an account number.' })
  return systemScope(found)
}
