import { invoices } from '@tradelane/contract/invoices/calls'
import { writeInvoices } from '../src/features/money/invoices/index.ts'
import { givenAdministrator } from './given-administrator.ts'
import { givenPayer } from './given-payment.ts'
import { givenOnlyAdministrator } from './given-staff.ts'
import type { TestApp } from './test-app.ts'
import { textOfPaper } from './text-of-paper.ts'

/** Two colleagues who change rates, and a customer with money. */
export async function givenRated(app: TestApp) {
  const staff = [await givenOnlyAdministrator(app), await givenAdministrator(app)] as const
  return { staff, payer: await givenPayer(app, { balance: '50000' }) }
}

/** What the newest invoice of a company prints. Those that are due are issued first. */
export async function newestInvoice(app: TestApp, { token }: { token: string }): Promise<string> {
  await writeInvoices(app.deps)
  const [invoice] = (await app.call(invoices.list, { query: {} }, { token })).body.invoices
  const body = { invoice_id: invoice?.invoice_id ?? '' }
  return textOfPaper((await app.call(invoices.file, { body }, { token })).bytes)
}
