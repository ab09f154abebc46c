import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../access/scope.ts'
import { listIncomingFacts } from '../incoming-payments/index.ts'
import { listPaymentFacts } from '../simple-payment/index.ts'

/** The other side of an entry: who was paid, or who paid. What is not known is empty. */
export type Counterparty = { name: string; reference: string; account?: string; number?: string }

/** The other side of each of these subjects, such as `simple_payment:<id>`. A subject without one is left out. */
export async function listCounterparties(
  db: Db,
  scope: OneCompanyScope,
  subjects: readonly (string | null | undefined)[],
): Promise<Map<string, Counterparty>> {
  const [payments, incoming] = await Promise.all([
    listPaymentFacts(db, scope, idsOf('simple_payment', subjects)),
    listIncomingFacts(db, scope, idsOf('incoming_payment', subjects)),
  ])
  const found = new Map<string, Counterparty>()
  for (const [id, { payee, reference }] of payments)
    found.set(`simple_payment:${id}`, { name: payee, reference })
  for (const [id, { number, sender, senderAccount, reference }] of incoming)
    found.set(`incoming_payment:${id}`, {
      name: sender,
      reference,
      number,
      ...(senderAccount === null ? {} : { account: senderAccount }),
    })
  return found
}

const idsOf = (kind: string, subjects: readonly (string | null | undefined)[]): string[] =>
  subjects.flatMap((subject) => (subject?.startsWith(`${kind}:`) ? subject.slice(kind.length + 1) : []))
