import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import {
  day,
  fileAnswer,
  id,
  listLimit,
  pageNumber,
  pagination,
  searchText,
  wireAmount,
} from '../primitives/values.ts'
import { ageing, buyerCredit, factoringFigures } from './figures.ts'

/** One buyer in one currency: amounts of several are never added together. */
const line = z.object({ beneficiary_id: id, company_name: z.string(), ...buyerCredit, ...factoringFigures })

const sum = z.object({
  ...factoringFigures,
  buyers: z.int32(),
  /** All signed limits, and what can still be advanced within them. */
  limit: wireAmount,
  free: wireAmount,
  ageing,
  /** What is due in the weeks that begin with these Mondays, without what is overdue. Weeks without anything are left out. */
  due_weeks: z.array(z.object({ from: day, fundings: z.int32(), outstanding: wireAmount })),
})

export const portfolio = {
  get: endpoint({
    method: 'GET',
    path: '/invoice_factoring/portfolio',
    auth: 'customer',
    summary: 'Credit and fundings of each buyer by name, and their sums by currency',
    query: z.object({
      limit: listLimit,
      page: pageNumber,
      search: searchText,
      /** Only buyers for whom credit is requested or open: `limit_request` above 0. */
      financed: z.optional(z.literal('1')),
    }),
    response: z.object({
      status: z.literal('success'),
      /** Due dates are compared with this day of the company. */
      as_of: day,
      buyers: z.array(line),
      /** Of all buyers, also those on other pages. */
      sums: z.array(sum),
      pagination,
    }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/invoice_factoring/portfolio_file',
    auth: 'customer',
    summary: 'The portfolio as CSV: every buyer that the list shows with the same search',
    query: z.object({ search: searchText }),
    response: fileAnswer,
    answer: 'file',
  }),
}
