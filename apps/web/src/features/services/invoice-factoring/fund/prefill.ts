import type { eInvoice } from '@tradelane/contract/documents/e-invoice'
import type { z } from 'zod/mini'
import type { FundValues } from './fund-values.ts'

/** As a browser reads it. */
export type WireEInvoice = z.input<typeof eInvoice>

const names = {
  invoice_amount: 'amount',
  invoice_number: 'number',
  invoice_date: 'date',
  order_number: 'order number',
} as const
type Field = keyof typeof names

/** What an electronic invoice fills in: fields that are empty. What was typed stays, and is compared. The amount only where it is in the currency of the buyer's limit. */
export function prefillOf(
  invoice: WireEInvoice,
  values: Pick<FundValues, Field>,
  currency: string | undefined,
): Partial<Record<Field, string>> {
  const isPayable = invoice.total !== null && invoice.total > 0
  const hasCurrency = currency !== undefined && (invoice.currency ?? currency) === currency
  const said: Record<Field, string | null> = {
    invoice_amount: isPayable && hasCurrency ? String(invoice.total) : null,
    invoice_number: invoice.number?.slice(0, 60) ?? null,
    invoice_date: invoice.issue_date,
    order_number: invoice.order_number?.slice(0, 60) ?? null,
  }
  return Object.fromEntries(
    Object.entries(said).filter(([field, value]) => value !== null && values[field as Field].trim() === ''),
  ) as Partial<Record<Field, string>>
}

/** "number, date and amount" */
export function fieldNames(filled: Partial<Record<Field, string>>): string {
  const all = Object.keys(filled).map((field) => names[field as Field])
  return all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

/** The one buyer whose name the invoice has, in any case; undefined where there are several or none. */
export function buyerNamed<B extends { company_name: string }>(
  buyers: readonly B[],
  { buyer_name: name }: WireEInvoice,
): B | undefined {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const found = name === null ? [] : buyers.filter(({ company_name }) => plain(company_name) === plain(name))
  return found.length === 1 ? found[0] : undefined
}
