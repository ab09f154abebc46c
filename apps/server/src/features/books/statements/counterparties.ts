import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { listIncomingFacts } from '../../money/incoming-payments/index.ts'
import { readFactoringFacts } from '../../services/invoice-factoring/index.ts'
import { listPaymentFacts } from '../../services/simple-payment/index.ts'

/** The other side of an entry: who was paid, or who paid. What is not known is empty. */
export type Counterparty = { name: string; reference: string; account?: string; number?: string }

type Entry = { key: string; kind: string; subject?: string | null | undefined }

/** Reads the other sides of all these entries; what it returns answers for each of them, undefined where there is none. */
export async function readCounterparties(
  db: Db,
  scope: OneCompanyScope,
  entries: readonly Entry[],
): Promise<(entry: Entry) => Counterparty | undefined> {
  const subjects = entries.map(({ subject }) => subject)
  const [payments, incoming, factoringOf] = await Promise.all([
    listPaymentFacts(db, scope, idsOf('simple_payment', subjects)),
    listIncomingFacts(db, scope, idsOf('incoming_payment', subjects)),
    readFactoringFacts(db, scope, entries.map(withSubject)),
  ])
  const found = new Map<string, Counterparty>()
  for (const [id, { number, payee, account, reference }] of payments)
    found.set(`simple_payment:${id}`, { name: payee, reference, account, number })
  for (const [id, { number, sender, senderAccount, reference }] of incoming)
    found.set(`incoming_payment:${id}`, {
      name: sender,
      reference,
      number,
      ...(senderAccount === null ? {} : { account: senderAccount }),
    })
  return (entry) => {
    const funding = factoringOf(withSubject(entry))
    if (!funding) return found.get(entry.subject ?? '')
    return { name: funding.counterparty, reference: funding.reference, number: funding.number }
  }
}

const withSubject = ({ key, kind, subject = null }: Entry) => ({ key, kind, subject })

/** The ids in subjects of one kind, such as `simple_payment:<id>`. */
export const idsOf = (kind: string, subjects: readonly (string | null | undefined)[]): string[] =>
  subjects.flatMap((subject) => (subject?.startsWith(`${kind}:`) ? subject.slice(kind.length + 1) : []))
