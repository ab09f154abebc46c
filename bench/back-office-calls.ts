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
import { commonPart, noName, oneName } from './back-office-rows.ts'

type List = { path: string; body?: object }
type Call = List & { name: string }

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
  'part of a word': oneName.slice(2),
  'nothing found': noName,
  'a common part': commonPart,
}
/** What is asked of a list. */
const asked: Record<string, string> = {
  'page 1': 'page=1',
  'page 1,000': 'page=1000',
  ...Object.fromEntries(Object.entries(texts).map(([what, text]) => [what, `search=${text}`])),
}

/** Every list and search of the back office. */
export const calls: Call[] = [
  ...Object.entries(lists).flatMap(([name, { path, ...list }]) =>
    Object.entries(asked).map(([what, query]) => ({
      ...list,
      name: `${name}, ${what}`,
      path: `${path}?${query}`,
    })),
  ),
  ...Object.entries({ Quotes: quoteDesk.list.path, Invoices: officeInvoices.list.path }).flatMap(
    ([name, path]) => [
      { name: `${name}, page 1`, path, body: {} },
      { name: `${name}, page 1,000`, path: `${path}?page=1000`, body: {} },
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
