import type { WireInput, WireOutput } from '@tradelane/contract'
import { verification } from '@tradelane/contract/approvals/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { givenBalance } from './given-balance.ts'
import { type GivenCompany, givenCompanyWithPartner } from './given-company.ts'
import { givenClearedRegistration } from './given-registration.ts'
import type { TestApp } from './test-app.ts'

type Saved = WireInput<typeof simplePayments.save>['body']
export type Draft = Extract<Saved, { save_as_draft: 1 }>
export type Final = Extract<Saved, { save_as_draft: 0 }>
export type Payer = GivenCompany & { beneficiaryId: string; accountId: string }

/** A verified company with money and a partner in Hamburg to pay. */
export async function givenPayer(
  app: TestApp,
  {
    balance = '5000',
    name,
    isRegistered = false,
  }: { balance?: string; name?: string; isRegistered?: boolean } = {},
): Promise<Payer> {
  const kyb = isRegistered ? {} : ({ kyb: 'Clear' } as const)
  const company = await givenCompanyWithPartner(app, { ...kyb, ...(name ? { name } : {}) })
  if (isRegistered) await givenClearedRegistration(app, company)
  if (balance !== '0') await givenBalance(app, company, balance, 'USD')
  return company
}

/** Paid from the account in this currency. */
type PaymentChoices = { amount?: number; reference?: string; currency?: 'USD' | 'EUR' }

/** The whole form, priced by a quote just taken, as the browser would have it. */
export async function givenFields(
  app: TestApp,
  payer: Payer,
  { amount = 1000, reference = 'Invoice 4711', currency = 'USD' }: PaymentChoices = {},
) {
  const quote = await givenQuote(app, payer, amount, currency)
  return {
    beneficiary_id: payer.beneficiaryId,
    beneficiary_account_id: payer.accountId,
    amount_sent: quote.amount_sent,
    amount_sent_currency: currency,
    amount_received: quote.amount_received,
    amount_received_currency: 'EUR',
    fees: quote.fees,
    quote_id: quote.quote_id,
    reference,
    reason: 'Settlement of an invoice',
    paid_from: 'Account Balance',
    purposeCode: 'IR01811',
    sourceOfFunds: 'Corporate Account',
    exemptionCode: '01',
  } as const
}

export async function givenQuote(
  app: TestApp,
  { token }: { token: string },
  amount: number,
  currency: 'USD' | 'EUR' = 'USD',
): Promise<WireOutput<typeof wallet.quote>> {
  const body = { source_currency_code: currency, destination_currency_code: 'EUR', amount } as const
  return (await app.call(wallet.quote, { body }, { token })).body
}

/** A saved draft, with the body that would submit it but for the code. */
export async function givenDraft(
  app: TestApp,
  payer: Payer,
  choices: PaymentChoices = {},
): Promise<Omit<Final, 'verify_code'>> {
  const fields = await givenFields(app, payer, choices)
  const saved = await app.call(
    simplePayments.save,
    { body: { save_as_draft: 1, step: 4, ...fields } },
    { token: payer.token },
  )
  return {
    save_as_draft: 0,
    simple_payment_id: saved.body.simple_payment_id,
    contract_id: '12345',
    ...fields,
    password: payer.password,
  }
}

/** The code that approves a draft as it is saved, read from the mail. */
export async function givenCode(app: TestApp, payer: Payer, simplePaymentId: string): Promise<string> {
  // Codes are sent at most every 30 seconds.
  app.clock.advance(31_000)
  await app.call(
    verification.sendCode,
    { body: { type: 'simple payment', simple_payment_id: simplePaymentId } },
    { token: payer.token },
  )
  return app.newestCode(payer.email)
}

/** A draft with its code: everything that the submitting call takes. */
export async function givenSubmission(
  app: TestApp,
  payer: Payer,
  choices: PaymentChoices = {},
): Promise<Final> {
  const draft = await givenDraft(app, payer, choices)
  return { ...draft, verify_code: await givenCode(app, payer, draft.simple_payment_id) } as Final
}

/** The same by real time, of a product whose database may go away: then it throws, or there is none. */
export async function tryToPrepare(
  app: TestApp,
  payer: Payer,
  choices: PaymentChoices,
): Promise<Final | undefined> {
  const draft = await givenDraft(app, payer, choices)
  if (!draft.simple_payment_id || !draft.quote_id) return undefined
  // Instead of thirty seconds between two codes.
  const earlier = `update one_time_codes set sent_at = sent_at - interval '31 seconds' where user_id = $1`
  await app.deps.pool.query(earlier, [payer.userId])
  const body = { type: 'simple payment', simple_payment_id: draft.simple_payment_id } as const
  const sent = await app.call(verification.sendCode, { body }, { token: payer.token })
  if (sent.status !== 200) return undefined
  return { ...draft, verify_code: await app.newestCode(payer.email) } as Final
}

/** A payment submitted, and the jobs that it asked for done. */
export async function givenPayment(
  app: TestApp,
  payer: Payer,
  choices: PaymentChoices = {},
): Promise<{ simplePaymentId: string; source: number; target: number; fee: number }> {
  const body = await givenSubmission(app, payer, choices)
  const answer = await app.call(simplePayments.save, { body }, { token: payer.token })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  await app.runJobs()
  return {
    simplePaymentId: body.simple_payment_id,
    source: body.amount_sent,
    target: body.amount_received,
    fee: body.fees,
  }
}

/** The provider's clockwork and our jobs, in turn, until nothing more happens. */
export async function untilSettled(app: TestApp): Promise<void> {
  for (let turn = 0; turn < 6; turn++) {
    app.clock.advance(1_000)
    await app.playSandbox()
    await app.runJobs()
  }
}
