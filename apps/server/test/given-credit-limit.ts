import type { WireInput } from '@tradelane/contract'
import { verification } from '@tradelane/contract/approvals/calls'
import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { officeCreditLimits } from '@tradelane/contract/credit-limits/office-calls'
import { givenAdministrator } from './given-administrator.ts'
import { alone } from './given-alone.ts'
import { givenPassword } from './given-company.ts'
import { dayFromNow } from './given-freight.ts'
import { hafenhandel } from './given-partner.ts'
import type { TestApp } from './test-app.ts'

export type LimitForm = WireInput<typeof creditLimits.request>['body']
type LimitLine = LimitForm['companies'][number]
type Decision = WireInput<typeof officeCreditLimits.decide>['body']
type Undecided = Decision extends infer One
  ? One extends Decision
    ? Omit<One, 'credit_limit_id' | 'version'>
    : never
  : never
type Supplier = { token: string; email: string; beneficiaryId: string }

/** A limit of 250,000.00 USD for invoices to Hafenhandel. */
export const limitLine = (invoice_buyer_id: string, changes: Partial<LimitLine> = {}): LimitLine => ({
  invoice_buyer_id,
  company_name: hafenhandel.company_name,
  company_registration_number: hafenhandel.company_registration_number,
  company_address: hafenhandel.company_address,
  trading_history: 6,
  description_goods: 'Roasted coffee in bags',
  currency: 'USD',
  limit_request: 250_000,
  inco_terms: 'FOB',
  payment_term_1: { percentage: 20 },
  payment_term_2: { days: 30, percentage: 30 },
  payment_term_3: { days: 60, percentage: 30 },
  payment_term_4: { days: 90, percentage: 0 },
  ...changes,
})

export const limitForm = (...companies: LimitLine[]): LimitForm => ({
  companies,
  terms_conditions_1: true,
  terms_conditions_2: true,
  type: 'invoice factoring',
})

export async function givenLimit(
  app: TestApp,
  { token, beneficiaryId }: Supplier,
  changes: Partial<LimitLine> = {},
): Promise<string> {
  const body = limitForm(limitLine(beneficiaryId, changes))
  const asked = await app.call(creditLimits.request, { body }, { token })
  const [id] = asked.status === 200 ? asked.body.credit_limit_ids : []
  if (id === undefined) throw new Error(JSON.stringify(asked.body))
  return id
}

/** A decision of the back office, on the version that is there now. */
export async function decideLimit(
  app: TestApp,
  credit_limit_id: string,
  decision: Undecided,
  admin?: string,
) {
  const token = admin ?? (await givenAdministrator(app)).token
  const seen = await app.call(officeCreditLimits.get, { body: { credit_limit_id } }, { token })
  const { version } = seen.body.credit_limit
  const body = { credit_limit_id, version, ...decision } as Decision
  const decide = () => app.call(officeCreditLimits.decide, { body }, { token })
  return decision.decision === 'term_sheet' ? alone(app, { token }, decide) : decide()
}

/** Of the first finance partner, for the whole amount unless said otherwise. */
export const termSheetFor = (
  app: TestApp,
  changes: { finance_partner_id?: number; amount?: number; valid_until?: string } = {},
) =>
  ({
    decision: 'term_sheet',
    finance_partner_id: 1,
    amount: 250_000,
    valid_until: dayFromNow(app, 365),
    ...changes,
  }) as const

/** Requested, checked, and with a term sheet that can be signed. */
export async function givenTermSheet(
  app: TestApp,
  supplier: Supplier,
  changes: Parameters<typeof termSheetFor>[1] = {},
  line: Partial<LimitLine> = {},
): Promise<string> {
  const id = await givenLimit(app, supplier, line)
  const { token } = await givenAdministrator(app)
  await decideLimit(app, id, { decision: 'review' }, token)
  const offered = await decideLimit(app, id, termSheetFor(app, changes), token)
  if (offered.status !== 200) throw new Error(JSON.stringify(offered.body))
  return id
}

export async function codeForTermSheet(
  app: TestApp,
  { token, email }: { token: string; email: string },
  credit_limit_id: string,
): Promise<string> {
  app.clock.advance(31_000)
  const body = { type: 'credit limit', credit_limit_id } as const
  const sent = await app.call(verification.sendCode, { body }, { token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return app.newestCode(email)
}

export async function signTermSheet(
  app: TestApp,
  { token, email }: { token: string; email: string },
  credit_limit_id: string,
  given: { verify_code?: string; password?: string } = {},
) {
  const verify_code = given.verify_code ?? (await codeForTermSheet(app, { token, email }, credit_limit_id))
  const body = { credit_limit_id, password: givenPassword, ...given, verify_code }
  return app.call(creditLimits.sign, { body }, { token })
}

/** Signed and open: 250,000.00 USD with Hafenhandel for a year. The buyer pays nothing in advance unless said otherwise. */
export async function givenActiveLimit(
  app: TestApp,
  supplier: Supplier,
  changes: Parameters<typeof termSheetFor>[1] = {},
  prepaidPercent = 0,
): Promise<string> {
  const id = await givenTermSheet(app, supplier, changes, {
    payment_term_1: { percentage: prepaidPercent },
    payment_term_2: { days: 60, percentage: 0 },
    payment_term_3: { days: 60, percentage: 0 },
  })
  const signed = await signTermSheet(app, supplier, id)
  if (signed.status !== 200) throw new Error(JSON.stringify(signed.body))
  return id
}

/** The lender of these limits lends nothing new, or does again. */
export const setRetired = (app: TestApp, is_retired: boolean) =>
  app.db
    .updateTable('vendors')
    .set({ is_retired })
    .where('company_name', '=', 'Meridian Trade Capital')
    .execute()
