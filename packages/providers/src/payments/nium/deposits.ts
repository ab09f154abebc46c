import type { Deposit, PaymentProvider } from '../payment-provider.ts'
import { depositTypes } from './deposit-types.ts'
import type { NiumApi } from './nium-api.ts'
import type { Paths } from './paths.ts'
import { listTransactions, type NiumTransaction, signedAmount } from './transactions.ts'
import { instantOf } from './wire-values.ts'

/** One query for each type: pages are short, and most transactions are payouts. */
export function niumDeposits(api: NiumApi, paths: Paths): Pick<PaymentProvider, 'listDeposits'> {
  return {
    async listDeposits({ customer, since }) {
      const found: Deposit[] = []
      for (const transactionType of depositTypes) {
        const transactions = await listTransactions(api, paths, customer, { transactionType, since })
        const ofType = transactions.filter((each) => each.transactionType === transactionType)
        found.push(...ofType.filter(isCredited).map(toDeposit))
      }
      return found.toSorted((a, b) => a.at.getTime() - b.at.getTime())
    },
  }
}

const isCredited = ({ status, debit }: NiumTransaction): boolean => status === 'Approved' && !debit

/** Their labels name the payer. The payer's own words come as comments, where the bank passes them on. */
function toDeposit(transaction: NiumTransaction): Deposit {
  const { authCode, comments, labels, dateOfTransaction } = transaction
  const senderAccount = labels?.remitterAccountNumber
  return {
    providerReference: authCode,
    at: instantOf(dateOfTransaction),
    amount: signedAmount(transaction),
    sender: labels?.remitterName ?? '',
    ...(senderAccount ? { senderAccount } : {}),
    reference: comments || labels?.bankReferenceNumber || '',
  }
}
