import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { fundingPapers } from '@tradelane/contract/invoice-factoring/paper-calls'
import type { Paper } from '../browser/save-file.ts'
import { apiFile } from '../net/api.ts'

export const limitApplication = (credit_limit_id: string, text = 'Application'): Paper => ({
  text,
  file: () => apiFile(creditLimits.application, { query: { credit_limit_id } }),
  fileName: 'application.pdf',
})

export const termSheet = (credit_limit_id: string): Paper => ({
  text: 'Term sheet',
  file: () => apiFile(creditLimits.termSheet, { query: { credit_limit_id } }),
  fileName: 'term-sheet.pdf',
})

export const fundingApplication = (invoice_factoring_id: string, text = 'Application'): Paper => ({
  text,
  file: () => apiFile(fundingPapers.application, { query: { invoice_factoring_id } }),
  fileName: 'application.pdf',
})

export const settlementStatement = (invoice_factoring_id: string): Paper => ({
  text: 'Settlement statement',
  file: () => apiFile(fundingPapers.settlement, { query: { invoice_factoring_id } }),
  fileName: 'settlement.pdf',
})

export const assignmentNotice = (invoice_factoring_id: string): Paper => ({
  text: 'Notice of assignment',
  file: () => apiFile(fundingPapers.notice, { query: { invoice_factoring_id } }),
  fileName: 'notice-of-assignment.pdf',
})
