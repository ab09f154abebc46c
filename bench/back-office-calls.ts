import { officeClaims } from '@tradelane/contract/claims/office-calls'
import { officeCreditLimits } from '@tradelane/contract/credit-limits/office-calls'
import { adminCustomers } from '@tradelane/contract/customers/calls'
import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { officeInvoices } from '@tradelane/contract/invoices/calls'
import { overview } from '@tradelane/contract/overview/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { adminSearch } from '@tradelane/contract/search/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { officePayments } from '@tradelane/contract/simple-payment/office-calls'
import { officeEscrowLists } from '@tradelane/contract/smart-escrow/list-calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { vendors } from '@tradelane/contract/vendors/calls'
import { oneName } from './back-office-names.ts'
import { commonPart, noName } from './back-office-rows.ts'

type List = { path: string; body?: object }
/** `few` is the path with 1,000 customers, where it is another one. */
export type Call = List & { name: string; few?: string }

const lists: Record<string, List> = {
  Customers: { path: adminCustomers.customers.path, body: {} },
  Payments: { path: officePayments.list.path },
  Tasks: { path: adminTasks.list.path, body: {} },
  Bookings: { path: officeBookings.list.path },
  Insurance: { path: officeInsurance.list.path },
  Claims: { path: officeClaims.list.path },
  Inspections: { path: officeInspections.list.path },
  Fundings: { path: officeFundings.list.path, body: {} },
  Escrows: { path: officeEscrowLists.list.path },
  Limits: { path: officeCreditLimits.list.path, body: {} },
}
const texts: Record<string, string> = {
  'a whole word': oneName,
  'a whole name': `${oneName} trading ltd`,
  'part of a word': oneName.slice(2),
  'nothing found': noName,
  'a common part': commonPart,
}
/** The last full pages with 1,000 customers, where page 1,000 would have no rows. */
const lastPages: Record<string, number> = { Payments: 200, Invoices: 200, Tasks: 10 }
const lastPage = 50

const pagesOf = (name: string, { path, ...list }: List): Call[] => [
  { ...list, name: `${name}, page 1`, path: `${path}?page=1` },
  {
    ...{ ...list, name: `${name}, page 1,000`, path: `${path}?page=1000` },
    few: `${path}?page=${lastPages[name] ?? lastPage}`,
  },
]

/** Every list and search of the back office. */
export const calls: Call[] = [
  ...Object.entries(lists).flatMap(([name, list]) => [
    ...pagesOf(name, list),
    ...Object.entries(texts).map(([what, text]) => ({
      ...list,
      name: `${name}, ${what}`,
      path: `${list.path}?search=${encodeURIComponent(text)}`,
    })),
  ]),
  ...Object.entries({ Quotes: quoteDesk.list.path, Invoices: officeInvoices.list.path }).flatMap(
    ([name, path]) => [
      ...pagesOf(name, { path, body: {} }),
      ...Object.entries(texts).map(([what, search]) => ({
        name: `${name}, ${what}`,
        path,
        body: { search },
      })),
    ],
  ),
  { name: 'Quotes, cancelled', path: quoteDesk.list.path, body: { state: 'CANCELLED' } },
  { name: 'Payments, paid', path: `${officePayments.list.path}?state=paid` },
  { name: 'Payments, in review', path: `${officePayments.list.path}?state=in_review` },
  { name: 'Vendors', path: vendors.list.path },
  { name: 'Overview', path: overview.get.path },
  ...Object.entries(texts).map(([what, text]) => ({
    name: `Search over everything, ${what}`,
    path: adminSearch.all.path,
    body: { text },
  })),
]
