import { z } from 'zod/mini'
import { invoice } from '../invoices/calls.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, id, instant, pageNumber, pagination, wireAmount } from '../primitives/values.ts'

/** The buttons of the Documents Vault, and what would make their papers. */
export const vaultNames = {
  'Purchase Order': 'A purchase order is stored with an invoice that is funded, or with a trade.',
  Invoice: 'An invoice is stored when it is funded, or with a trade.',
  'Bank Statement': 'A bank statement is stored with the registration, where the company has added one.',
  'Supplier Audit Document': 'A supplier audit is stored when an ordered audit has been carried out.',
  'FDA Approval Document': 'No service asks for an FDA approval. The customer can send one with a message.',
} as const
export type VaultName = keyof typeof vaultNames

/** The buttons of Invoice/Billing, and what would make their invoices. */
export const billingNames = {
  'Invoice Factoring Bill': 'The fee of a funded invoice is billed when its buyer pays.',
  'Logistics Invoice': 'Freight is billed when it is paid.',
  'Quality Assurance Invoice': 'An inspection is billed when its quote is accepted and paid.',
  'Insurance Invoice':
    'A premium is billed when it is paid. Insurance that is bought with freight is on the Logistics Invoice.',
  'Customs Clearance Invoice':
    'A customs clearance is billed when it is paid: on the invoice of its freight, or by itself where our desk has offered it.',
} as const
export type BillingName = keyof typeof billingNames

const service = z.object({
  title: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  currency: z.nullable(currencyCode),
  /** In the row's currency; null where the record has none, or none yet. */
  amount: z.nullable(wireAmount),
  fee: z.nullable(wireAmount),
  interest: z.nullable(wireAmount),
  value: z.nullable(wireAmount),
  terms: z.nullable(z.string()),
  status: z.string(),
  /** Its page in the back office; null where it has none. */
  link: z.nullable(z.string()),
})
export type WireHistoryService = z.input<typeof service>

const paper = z.object({
  title: z.string(),
  /** The stored file, or else the page of the record. */
  url: z.nullable(z.string()),
  link: z.nullable(z.string()),
  at: instant,
})

const history = z.object({
  status: z.literal('success'),
  company_name: z.string(),
  transactions: z.array(
    z.object({
      transaction_id: id,
      transaction_number: z.string(),
      client: z.string(),
      date: instant,
      services: z.array(service),
    }),
  ),
  documents_vault: z.array(
    z.object({ name: z.enum(Object.keys(vaultNames) as [VaultName, ...VaultName[]]), files: z.array(paper) }),
  ),
  /** Whose papers could not be read this time. */
  unread: z.array(z.string()),
  /** The newest 50 of each. */
  billing: z.array(
    z.object({
      name: z.enum(Object.keys(billingNames) as [BillingName, ...BillingName[]]),
      invoices: z.array(invoice),
    }),
  ),
  pagination,
})
export type WireHistory = z.input<typeof history>

export const customerHistory = {
  history: endpoint({
    method: 'POST',
    path: '/admin/customers/history',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The trades of a customer with their services, newest first, and its papers and invoices',
    query: z.object({ page: pageNumber }),
    body: z.strictObject({ uid: id }),
    response: history,
    errors: ['NOT_FOUND'],
  }),
}
