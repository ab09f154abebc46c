import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import {
  currencyCode,
  fileAnswer,
  id,
  instant,
  listLimit,
  pageNumber,
  pagination,
  searchText,
  wireAmount,
} from '../primitives/values.ts'
import { invoiceKinds } from './kinds.ts'

export const invoice = z.object({
  invoice_id: id,
  /** INV-2026-000017, CN-2026-000003: each kind counts from 1 in each year, without gaps, over all companies. */
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issued_at: instant,
  currency: currencyCode,
  /** Of a credit note too, these are not negative: it takes them off. */
  net: wireAmount,
  tax: wireAmount,
  total: wireAmount,
  /** Whose fee or service: the pages of a service find its record by `kind` and `id`. */
  subject: z.object({ kind: z.string(), id, title: z.string() }),
  /** The number of the invoice that a credit note takes off. */
  credits: z.nullable(z.string()),
})
export type WireInvoice = z.input<typeof invoice>

const officeInvoice = z.extend(invoice, { uid: id, customer_name: z.string() })
export type WireOfficeInvoice = z.input<typeof officeInvoice>

/** A calendar month where the seller is, `YYYY-MM`. */
export const invoiceMonth = z
  .string()
  .check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, 'Enter a valid month'))

/** What a month comes to in a currency. */
const monthTotal = z.object({
  currency: currencyCode,
  invoices: z.number(),
  credit_notes: z.number(),
  /** Invoices less credit notes: negative where more went back. */
  net: wireAmount,
  tax: wireAmount,
  total: wireAmount,
})
export type WireMonthTotal = z.input<typeof monthTotal>

export const summaryFormats = ['pdf', 'csv'] as const
export type SummaryFormat = (typeof summaryFormats)[number]

export const invoices = {
  list: endpoint({
    method: 'GET',
    path: '/invoices/get_all',
    auth: 'customer',
    summary: "The company's invoices and credit notes, newest first; with month, those of one",
    query: z.object({ page: pageNumber, limit: listLimit, month: z.optional(invoiceMonth) }),
    response: z.object({ status: z.literal('success'), invoices: z.array(invoice), pagination }),
  }),
  file: endpoint({
    method: 'POST',
    path: '/invoices/file',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'An invoice or credit note as PDF',
    body: z.strictObject({ invoice_id: id }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/invoices/summary',
    auth: 'customer',
    summary: 'What the invoices of a month come to, by currency, and the months that have any, newest first',
    query: z.object({ month: z.optional(invoiceMonth) }),
    response: z.object({
      status: z.literal('success'),
      months: z.array(invoiceMonth),
      /** Without a month in the request, the newest that has any. */
      month: z.nullable(invoiceMonth),
      totals: z.array(monthTotal),
    }),
  }),
  summaryFile: endpoint({
    method: 'GET',
    path: '/invoices/summary_file',
    auth: 'customer',
    summary: 'The invoices of a month with their totals, for printing or as CSV',
    query: z.object({ month: invoiceMonth, format: z.enum(summaryFormats) }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND', 'TOO_LARGE'],
  }),
}

export const officeInvoices = {
  list: endpoint({
    method: 'POST',
    path: '/admin/invoices',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The invoices and credit notes of all companies, newest first; with uid, those of one',
    query: z.object({ page: pageNumber, limit: listLimit }),
    body: z.strictObject({
      uid: z.optional(id),
      /** A number, a company, or what it is for. */
      search: searchText,
      state: z.optional(z.enum(invoiceKinds)),
    }),
    response: z.object({ status: z.literal('success'), invoices: z.array(officeInvoice), pagination }),
  }),
  file: endpoint({
    method: 'POST',
    path: '/admin/invoices/file',
    auth: 'admin',
    staff: 'everyone',
    summary: 'An invoice or credit note of any company as PDF',
    body: z.strictObject({ invoice_id: id }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND'],
  }),
}
