import type { WireInput } from '@tradelane/contract'
import { verification } from '@tradelane/contract/approvals/calls'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { sandboxBuyer } from '@tradelane/contract/sandbox-buyer/calls'
import { sql } from 'kysely'
import { dayIn, plusDays } from '../src/lifecycle/local-days.ts'
import { givenAdministrator } from './given-administrator.ts'
import { givenPassword } from './given-company.ts'
import { givenActiveLimit } from './given-credit-limit.ts'
import { givenDocument } from './given-document.ts'
import { givenPayer, type Payer } from './given-payment.ts'
import { pdfFile } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

/** Companies of tests are registered in the United States: days of their fundings and limits are counted there. */
export const todayOfSupplier = (app: TestApp): string => dayIn('US', app.deps.clock.now())

const hourMs = 3_600_000

/** On to an afternoon on which it is the same day in Berlin and in New York: for tests of buyer, supplier and office together. */
export function waitForAfternoon(app: TestApp): void {
  const hour = app.clock.now().getUTCHours()
  if (hour < 12 || hour >= 20) app.clock.advance(((36 - hour) % 24) * hourMs)
}

export type FundingForm = WireInput<typeof invoiceFactoring.add>['body']

/** A verified company with a limit of 250,000.00 USD for its buyer Hafenhandel, whose number no other company's buyer has. */
export async function givenSupplier(
  app: TestApp,
  { prepaidPercent, ...choices }: Parameters<typeof givenPayer>[1] & { prepaidPercent?: number } = {},
): Promise<Payer> {
  const supplier = await givenPayer(app, { balance: '0', ...choices })
  await givenActiveLimit(app, supplier, {}, prepaidPercent)
  await buyerHasNumber(app, supplier, `HRB ${supplier.beneficiaryId}`)
  return supplier
}

/** Who is the same buyer is said by the registration number that its limit keeps: what one company's buyer owes concerns the others' then. */
export async function buyerHasNumber(
  app: TestApp,
  { beneficiaryId }: Pick<Payer, 'beneficiaryId'>,
  company_registration_number: string,
): Promise<void> {
  await app.db
    .updateTable('partners')
    .set({ company_registration_number })
    .where('beneficiary_id', '=', beneficiaryId)
    .execute()
  await app.db
    .updateTable('credit_limits')
    .set({
      requested_as: sql`jsonb_set(requested_as, '{buyer,company_registration_number}', to_jsonb(${company_registration_number}::text))`,
    })
    .where('beneficiary_id', '=', beneficiaryId)
    .execute()
}

let invoices = 0
/** A file that nobody has uploaded before: a file can be factored once on the platform. */
const freshFile = (app: TestApp, token: string, name: string) =>
  givenDocument(app, token, { name, bytes: Buffer.concat([pdfFile(), Buffer.from(`\n% ${++invoices}`)]) })

/** An invoice of 10,000.00 USD at 85 % for 60 days, shipped today. */
export async function fundingForm(
  app: TestApp,
  { token, beneficiaryId }: Payer,
  changes: Partial<FundingForm> = {},
): Promise<FundingForm> {
  return {
    beneficiary_id: beneficiaryId,
    finance_partner_id: '1',
    finance_term: '60',
    invoice_amount: 10_000,
    payment_request: '85',
    shipment_date: todayOfSupplier(app),
    invoice_number: `INV-${beneficiaryId.slice(0, 8)}-${++invoices}`,
    invoice_file: await freshFile(app, token, 'Invoice.pdf'),
    purchase_order_file: await freshFile(app, token, 'Order.pdf'),
    shipping_file: await freshFile(app, token, 'Bill of lading.pdf'),
    ...changes,
  }
}

export async function givenDraftFunding(app: TestApp, supplier: Payer, changes: Partial<FundingForm> = {}) {
  const form = await fundingForm(app, supplier, changes)
  const saved = await app.call(invoiceFactoring.add, { body: form }, { token: supplier.token })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return { form, fundingId: saved.body.invoice_factoring_id }
}

export async function codeForFunding(app: TestApp, { token, email }: Payer, invoice_factoring_id: string) {
  app.clock.advance(31_000)
  const body = { type: 'invoice factoring', invoice_factoring_id } as const
  const sent = await app.call(verification.sendCode, { body }, { token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return app.newestCode(email)
}

export async function submitFundingOf(
  app: TestApp,
  supplier: Payer,
  { form, fundingId, code }: { form: FundingForm; fundingId: string; code?: string },
) {
  const verify_code = code ?? (await codeForFunding(app, supplier, fundingId))
  const body = { ...form, invoice_factoring_id: fundingId, password: givenPassword, verify_code }
  return app.call(invoiceFactoring.update, { body }, { token: supplier.token })
}

export async function givenRequestedFunding(
  app: TestApp,
  supplier: Payer,
  changes: Partial<FundingForm> = {},
) {
  const draft = await givenDraftFunding(app, supplier, changes)
  const submitted = await submitFundingOf(app, supplier, draft)
  if (submitted.status !== 200) throw new Error(JSON.stringify(submitted.body))
  return draft
}

/** Confirmed for the buyer, and approved; the money has not moved yet. */
export async function approveFunding(
  app: TestApp,
  invoice_factoring_id: string,
  admin?: string,
  accepted: {
    accept_above_limit?: boolean
    accept_alike?: boolean
    accept_xml_differences?: boolean
  } = {},
) {
  const token = admin ?? (await givenAdministrator(app)).token
  const reason = 'By telephone, Ms Brandt, accounts payable'
  await app.call(officeFundings.confirmForBuyer, { body: { invoice_factoring_id, reason } }, { token })
  const body = { invoice_factoring_id, decision: 'approve', ...accepted } as const
  return app.call(officeFundings.decide, { body }, { token })
}

/** The advance is in the wallet. */
export async function givenFunding(app: TestApp, supplier: Payer, changes: Partial<FundingForm> = {}) {
  const requested = await givenRequestedFunding(app, supplier, changes)
  const approved = await approveFunding(app, requested.fundingId)
  if (approved.status !== 200) throw new Error(JSON.stringify(approved.body))
  await app.runJobs()
  return requested
}

export async function readFunding(app: TestApp, { token }: { token: string }, invoice_factoring_id: string) {
  return (await app.call(invoiceFactoring.get, { body: { invoice_factoring_id } }, { token })).body
}

export async function buyerPays(
  app: TestApp,
  invoice_factoring_id: string,
  paid: Omit<WireInput<typeof sandboxBuyer.pay>['body'], 'invoice_factoring_id'> = {},
) {
  const answer = await app.call(sandboxBuyer.pay, { body: { invoice_factoring_id, ...paid } })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  await app.runJobs()
}

/** On the business clock alone: nobody is signed out. Whole days are days of the supplier, whose clocks go forward and back. */
export async function daysPassBy(app: TestApp, days: number): Promise<void> {
  const milliseconds = Number.isInteger(days) ? lengthOf(app, days) : days * 86_400_000
  const { rows } = await app.deps.pool.query<{ offset_ms: string }>(
    'update business_clock set offset_ms = offset_ms + $1 returning offset_ms',
    [Math.round(milliseconds)],
  )
  app.deps.sandbox?.clock.movedTo(Number(rows[0]?.offset_ms))
}

/** In one hour of the day, as many times 24 hours are another number of days where the clocks change between. */
function lengthOf(app: TestApp, days: number): number {
  const now = app.deps.clock.now()
  const day = plusDays(dayIn('US', now), days)
  const lengths = [0, 1, -1].map((hours) => days * 86_400_000 + hours * hourMs)
  return lengths.find((ms) => dayIn('US', new Date(now.getTime() + ms)) === day) ?? days * 86_400_000
}

/** The business clock moves on to an instant, as an answer has it. */
export const passUntil = (app: TestApp, at: string | Date): Promise<void> =>
  daysPassBy(app, (new Date(at).getTime() - app.deps.clock.now().getTime()) / 86_400_000)

/** A code for it, and the call that pays what is due from the wallet. */
export async function repay(
  app: TestApp,
  { token, email }: Payer,
  invoice_factoring_id: string,
  amount: number,
) {
  app.clock.advance(31_000)
  const which = { invoice_factoring_id, amount }
  const sent = await app.call(
    verification.sendCode,
    { body: { type: 'repay invoice factoring', ...which } },
    { token },
  )
  if (sent.status !== 200) return sent
  const verify_code = await app.newestCode(email)
  const body = { ...which, password: givenPassword, verify_code }
  return app.call(invoiceFactoring.repay, { body }, { token })
}
