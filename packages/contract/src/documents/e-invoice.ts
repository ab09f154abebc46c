import { z } from 'zod/mini'
import { day, wireAmount } from '../primitives/values.ts'

export const eInvoiceFormats = ['cii', 'ubl', 'fatturapa', 'ksef'] as const
export type EInvoiceFormat = (typeof eInvoiceFormats)[number]

/** What was read from the XML of an electronic invoice; null where it does not say. Only what papers and checks use. */
export const eInvoice = z.object({
  format: z.enum(eInvoiceFormats),
  is_credit_note: z.boolean(),
  number: z.nullable(z.string()),
  issue_date: z.nullable(day),
  /** The last one, where the invoice is paid in parts. */
  due_date: z.nullable(day),
  order_number: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  /** With tax. */
  total: z.nullable(wireAmount),
  /** What is left to pay, after what was paid in advance. */
  payable: z.nullable(wireAmount),
  seller_name: z.nullable(z.string()),
  /** For tax. */
  seller_number: z.nullable(z.string()),
  buyer_name: z.nullable(z.string()),
  buyer_number: z.nullable(z.string()),
})
export type EInvoice = z.output<typeof eInvoice>
