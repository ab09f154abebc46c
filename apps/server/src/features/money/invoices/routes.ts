import { invoices, officeInvoices } from '@tradelane/contract/invoices/calls'
import { routes, success } from '../../../http/routes.ts'
import { invoiceFile } from './invoice-file.ts'
import { listMonths, totalsOfMonth } from './invoice-months.ts'
import { listInvoices, listOfficeInvoices } from './list-invoices.ts'
import { monthFile } from './month-file.ts'

export const invoiceRoutes = routes(invoices, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listInvoices(deps, actor, query)) }),
  file: async ({ deps, actor, body }) => invoiceFile(deps, actor, body.invoice_id),
  summary: async ({ deps, actor, query }) => {
    const months = await listMonths(deps.db, deps.config, actor)
    const month = query.month ?? months[0] ?? null
    const { companyId } = actor
    const totals = month === null ? [] : await totalsOfMonth(deps.db, deps.config, { companyId, month })
    return { ...success, months, month, totals }
  },
  summaryFile: async ({ deps, actor, query }) => monthFile(deps, actor, query),
})

export const officeInvoiceRoutes = routes(officeInvoices, {
  list: async ({ deps, query, body }) => ({
    ...success,
    ...(await listOfficeInvoices(deps.db, { ...query, ...body })),
  }),
  file: async ({ deps, actor, body }) => invoiceFile(deps, actor, body.invoice_id),
})
