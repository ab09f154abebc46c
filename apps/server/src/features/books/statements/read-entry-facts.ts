import { services } from '@tradelane/contract/services/registry'
import type { Db } from '@tradelane/db'
import { getCompany } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { listChargesOf } from '../../money/charges/index.ts'
import { listIncomingFacts } from '../../money/incoming-payments/index.ts'
import { listConversionFacts, listFundings } from '../../money/wallet/index.ts'
import { readFactoringFacts } from '../../services/invoice-factoring/index.ts'
import { listPaymentFacts } from '../../services/simple-payment/index.ts'
import { readEscrowFacts } from '../../services/smart-escrow/index.ts'
import type { EntryFacts, FactsEntry } from './entry-facts.ts'
import {
  nothing,
  ofCharge,
  ofConversion,
  ofEscrow,
  ofFactoring,
  ofFunding,
  ofIncoming,
  ofPayment,
} from './facts-of-records.ts'

/** Reads what is known of all these entries; what it returns answers for each of them. */
export async function readEntryFacts(
  db: Db,
  scope: OneCompanyScope,
  entries: readonly FactsEntry[],
): Promise<(entry: FactsEntry) => EntryFacts> {
  const subjects = entries.map(({ subject }) => subject)
  const conversionIds = idsOf('conversion', subjects)
  const [payments, incoming, conversions, fundings, charges, factoringOf, escrowOf, own] = await Promise.all([
    listPaymentFacts(db, scope, idsOf('simple_payment', subjects)),
    listIncomingFacts(db, scope, idsOf('incoming_payment', subjects)),
    listConversionFacts(db, scope, conversionIds),
    listFundings(db, scope, idsOf('funding', subjects)),
    listChargesOf(
      db,
      scope,
      services.flatMap(({ subject }) => idsOf(subject, subjects)),
    ),
    readFactoringFacts(db, scope, entries),
    readEscrowFacts(db, scope, entries),
    conversionIds.length > 0 ? getCompany(db, scope) : undefined,
  ])
  return (entry) => {
    const [kind, id = ''] = (entry.subject ?? '').split(':')
    const payment = kind === 'simple_payment' && payments.get(id)
    if (payment) return ofPayment(entry, payment)
    const arrived = kind === 'incoming_payment' && incoming.get(id)
    if (arrived) return ofIncoming(entry, arrived)
    const conversion = kind === 'conversion' && conversions.get(id)
    if (conversion) return ofConversion(entry, conversion, own?.company_name ?? '')
    const funding = kind === 'funding' && fundings.get(id)
    if (funding) return ofFunding(funding)
    const factoring = factoringOf(entry)
    if (factoring) return ofFactoring(factoring)
    const escrow = escrowOf(entry)
    if (escrow) return ofEscrow(entry, escrow)
    const charge = charges.get(entry.subject ?? '')
    return charge ? ofCharge(entry, charge) : nothing
  }
}

/** The ids in subjects of one kind, such as `simple_payment:<id>`. */
const idsOf = (kind: string, subjects: readonly (string | null)[]): string[] => [
  ...new Set(
    subjects.flatMap((subject) => (subject?.startsWith(`${kind}:`) ? subject.slice(kind.length + 1) : [])),
  ),
]
