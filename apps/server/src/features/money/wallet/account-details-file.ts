import { accountFacts } from '@tradelane/contract/wallet/account-facts'
import { type Currency, currencies } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { renderPdfInThread } from '../../../pdf/render-pdf-in-thread.ts'
import { Refusal } from '../../../refusal.ts'
import { listAccountDetails } from './account-details.ts'
import { requireWallet } from './wallets.ts'

/**
 * Where to pay in one currency, as a PDF for a payer. Refuses with NOT_FOUND a currency that is not open, and with ILLEGAL_STATE what has no
 * account number yet: before the company is verified, or before the provider has assigned one.
 */
export async function accountDetailsFile(deps: Deps, scope: OneCompanyScope, currency: Currency) {
  await requireWallet(deps.db, scope, currency)
  const account = (await listAccountDetails(deps, scope)).find((each) => each.currency === currency)
  if (!account) throw new Refusal('ILLEGAL_STATE', { message: 'Account status is not active yet' })
  const facts = accountFacts(account).map(({ label, value }) => [label, value] as const)
  const bytes = await renderPdfInThread({
    title: `${currency} account details`,
    author: 'Tradelane',
    printedAt: deps.clock.now(),
    lead: `How to pay ${account.accountName} in ${currencies[currency].name}`,
    facts,
    note: noteOf(deps, account.accountName, currency),
  })
  return { bytes, content_type: 'application/pdf', file_name: `account-details-${currency}.pdf` }
}

function noteOf({ sandbox }: Deps, holder: string, currency: Currency): string {
  const usage = `This account accepts ${currency} only. State the reference that ${holder} gave you, for example an invoice number. If these details reached you by email, confirm them with ${holder} by telephone before you pay.`
  return sandbox?.payments ? `Sandbox: this account does not exist. Do not send money to it. ${usage}` : usage
}
