import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Money } from '@tradelane/money'
import { getCompany } from '../../../access/company.ts'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { InvoiceFact } from '../../../entries/service-entry.ts'
import { servicesOf } from '../../../entries/service-entry.ts'
import { dayIn } from '../../../lifecycle/local-days.ts'
import { nameSubjects } from '../../../registry/subject-names.ts'
import { findRegisteredAddress } from '../../people/onboarding/index.ts'
import { listChargesOf, listLines } from '../charges/index.ts'
import type { DueBill } from './due-bills.ts'

export type InvoiceLine = { description: string; amount: Money }

type Content = {
  title: string
  recordNumber: string | null
  facts: InvoiceFact[]
  lines: InvoiceLine[]
}

/** Fees that are taken from other money, by the kind of their journal. */
const feeLines: Readonly<Record<string, string>> = {
  'payment.accepted': 'Payment fee',
  'payment.converted': 'Exchange margin',
  'conversion.completed': 'Exchange margin',
  'escrow.fee': 'Escrow fee',
  'factoring.collected': 'Factoring fee',
  'factoring.repaid': 'Factoring fee',
}

/** What an invoice prints, read when it is issued and kept with it. */
export async function describeBill(deps: Deps, bill: DueBill & { companyId: string }): Promise<Content> {
  const { subject, subjectId, companyId, description, journals, at } = bill
  const scope = systemScope(companyId)
  const names = await nameSubjects(deps, deps.db, [{ companyId, subject, subjectId }])
  const name = names.get(`${subject} ${subjectId}`)
  const isCharge = journals.some(({ kind }) => kind === 'charge.collected')
  const charge = (await listChargesOf(deps.db, scope, [subjectId])).get(`${subject}:${subjectId}`)
  const own = servicesOf(deps).find(({ info }) => info.subject === subject)
  const { invoiceFactsOf } = deps.features.find((entry) => entry.invoiceFactsOf?.[subject]) ?? {}
  return {
    title: name?.what ?? description,
    recordNumber: charge?.number ?? bill.refundOf,
    facts: [
      ...(await partiesOf(deps, scope)),
      ['For', [name?.what ?? description, name?.detail].filter(Boolean).join(', ')],
      ...(charge ? [['Supplied by', charge.payee] satisfies InvoiceFact] : []),
      ...((await own?.invoiceFacts?.(deps, scope, subjectId)) ?? []),
      ...((await invoiceFactsOf?.[subject]?.(deps, scope, subjectId)) ?? []),
      [bill.isCredit ? 'Given back on' : 'Paid on', dayText(dayIn(deps.config.officeCountry, at))],
    ],
    lines:
      charge && isCharge
        ? (await listLines(deps.db, charge)).map((line) => ({
            description: line.description,
            amount: line.amount,
          }))
        : journals.map(({ kind, amount }) => ({
            description: feeLines[kind] ?? description,
            amount: amount.amount < 0n ? { ...amount, amount: -amount.amount } : amount,
          })),
  }
}

/** Seller and buyer, as every invoice names them. */
export async function partiesOf({ db, config }: Deps, scope: OneCompanyScope): Promise<InvoiceFact[]> {
  const { company_name, company_reg_number, tax_number } = await getCompany(db, scope)
  const { name, address, taxNumber } = config.seller
  const buyer = [
    company_name,
    await findRegisteredAddress(db, scope),
    `registration number ${company_reg_number}`,
    tax_number && `tax number ${tax_number}`,
  ]
  return [
    ['Seller', [name, address, taxNumber && `tax number ${taxNumber}`].filter(Boolean).join(', ')],
    ['Buyer', buyer.filter(Boolean).join(', ')],
  ]
}
