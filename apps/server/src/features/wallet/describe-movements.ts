import type { Db } from '@tradelane/db'
import type { StatementEntry } from '@tradelane/ledger'
import type { OneCompanyScope } from '../../access/scope.ts'
import { listPaymentFacts } from '../simple-payment/index.ts'

export type DescribedEntry = StatementEntry & { counterparty?: string; reference?: string }

/** Entries with who was paid, and under which reference, where a payment caused them. */
export async function describeMovements(
  db: Db,
  scope: OneCompanyScope,
  entries: readonly StatementEntry[],
): Promise<DescribedEntry[]> {
  const payments = await listPaymentFacts(db, scope, entries.map(paymentOf))
  return entries.map((entry) => {
    const payment = payments.get(paymentOf(entry))
    return payment ? { ...entry, counterparty: payment.payee, reference: payment.reference } : entry
  })
}

const paymentOf = ({ subject }: StatementEntry): string =>
  /^simple_payment:(.+)$/.exec(subject ?? '')?.[1] ?? ''
