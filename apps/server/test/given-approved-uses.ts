import { type CodeRequest, verification } from '@tradelane/contract/approvals/calls'
import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { insurance } from '@tradelane/contract/insurance/calls'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { escrowAmendments } from '@tradelane/contract/smart-escrow/amendment-calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { team } from '@tradelane/contract/team/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { z } from 'zod/mini'
import { bindingOf } from '../src/approvals/binding-of.ts'
import { approvedActionsOf } from '../src/registry/approved-actions.ts'
import { givenDraftChange } from './given-amendment.ts'
import { givenBalance } from './given-balance.ts'
import { givenUnpaidClearance } from './given-clearance-request.ts'
import { type GivenCompany, givenCompany, givenPassword as password } from './given-company.ts'
import { givenContainerCharge } from './given-container-charge.ts'
import { givenTermSheet } from './given-credit-limit.ts'
import { givenDraftEscrow, givenImporter } from './given-escrow.ts'
import { givenDraftFunding, givenFunding, givenSupplier } from './given-funding.ts'
import { givenQuotedInspection } from './given-inspection.ts'
import { givenQuotedInsurance } from './given-insurance.ts'
import { givenLimitRaise } from './given-limit-raise.ts'
import { type Final, givenDraft, givenPayer } from './given-payment.ts'
import { givenOffers } from './given-quote-case.ts'
import { givenAgreedEscrow } from './given-seller.ts'
import { givenShipment } from './given-shipment.ts'
import { givenRelease, givenTeam, givenWaiting } from './given-team.ts'
import type { TestApp } from './test-app.ts'

export type ApprovedUse = {
  person: GivenCompany
  /** By which the code is asked for. */
  request: CodeRequest
  /** Does what the code approves. */
  use(code: string): Promise<{ status: number; body: unknown }>
}

/** One use of every action that needs password and code: `code-purposes.test.ts` compares them with the declared actions. */
export const givenApprovedUses = {
  'simple payment': async (app) => {
    const payer = await givenPayer(app)
    const draft = await givenDraft(app, payer)
    return {
      person: payer,
      request: { type: 'simple payment', simple_payment_id: draft.simple_payment_id },
      use: (verify_code) =>
        app.call(simplePayments.save, { body: { ...draft, verify_code } as Final }, { token: payer.token }),
    }
  },
  'release payment': async (app) => {
    const { preparer, approver } = await givenTeam(app)
    const which = { simple_payment_id: await givenWaiting(app, preparer) }
    const { quote_id } = await givenRelease(app, approver, which.simple_payment_id)
    const body = { ...which, quote_id, password }
    return {
      person: approver,
      request: { type: 'release payment', ...which, quote_id },
      use: (verify_code) =>
        app.call(paymentReleases.release, { body: { ...body, verify_code } }, { token: approver.token }),
    }
  },
  'add balance': async (app) => {
    const person = await givenPayer(app)
    const currency = { destinationCurrencyCode: 'USD', sourceCurrencyCode: 'USD' } as const
    const body = { ...currency, amount: 10, fundingChannel: 'PREFUND', password } as const
    return {
      person,
      request: { type: 'add balance', amount: 10, currency: 'USD' },
      use: (verify_code) =>
        app.call(wallet.addBalance, { body: { ...body, verify_code } }, { token: person.token }),
    }
  },
  'quote offer': async (app) => {
    const person = await givenPayer(app)
    const { offerIds } = await givenOffers(app, person)
    const [offer_id = ''] = offerIds
    return {
      person,
      request: { type: 'quote offer', offer_id },
      use: (verify_code) =>
        app.call(quoteOffers.accept, { body: { offer_id, password, verify_code } }, { token: person.token }),
    }
  },
  freight: async (app) => {
    const person = await givenPayer(app)
    const { logisticsId: logistics_id } = await givenShipment(app, person.token)
    return {
      person,
      request: { type: 'freight', logistics_id },
      use: (verify_code) =>
        app.call(shipments.pay, { body: { logistics_id, password, verify_code } }, { token: person.token }),
    }
  },
  'container charges': async (app) => {
    const person = await givenPayer(app)
    await givenBalance(app, person, '50000.00', 'USD')
    const logistics_id = await givenContainerCharge(app, person)
    return {
      person,
      request: { type: 'container charges', logistics_id },
      use: (verify_code) =>
        app.call(
          shipments.payContainerCharges,
          { body: { logistics_id, password, verify_code } },
          { token: person.token },
        ),
    }
  },
  'customs clearance': async (app) => {
    const person = await givenPayer(app)
    const logistics_id = await givenUnpaidClearance(app, person)
    app.clock.advance(31_000)
    return {
      person,
      request: { type: 'customs clearance', logistics_id },
      use: (verify_code) =>
        app.call(
          shipments.payClearance,
          { body: { logistics_id, password, verify_code } },
          { token: person.token },
        ),
    }
  },
  insurance: async (app) => {
    const person = await givenPayer(app)
    const insurance_id = await givenQuotedInsurance(app, person)
    return {
      person,
      request: { type: 'insurance', insurance_id },
      use: (verify_code) =>
        app.call(insurance.bind, { body: { insurance_id, password, verify_code } }, { token: person.token }),
    }
  },
  'quality assurance': async (app) => {
    const person = await givenPayer(app)
    const quality_assurance_id = await givenQuotedInspection(app, person)
    return {
      person,
      request: { type: 'quality assurance', quality_assurance_id },
      use: (verify_code) =>
        app.call(
          qualityAssurance.accept,
          { body: { quality_assurance_id, password, verify_code } },
          { token: person.token },
        ),
    }
  },
  'credit limit': async (app) => {
    const person = await givenPayer(app)
    const credit_limit_id = await givenTermSheet(app, person)
    return {
      person,
      request: { type: 'credit limit', credit_limit_id },
      use: (verify_code) =>
        app.call(
          creditLimits.sign,
          { body: { credit_limit_id, password, verify_code } },
          { token: person.token },
        ),
    }
  },
  'team settings': async (app) => {
    const person = await givenCompany(app)
    const choice = { team_enabled: 1, approval_limit: 10 } as const
    return {
      person,
      request: { type: 'team settings', ...choice },
      use: (verify_code) =>
        app.call(team.save, { body: { ...choice, password, verify_code } }, { token: person.token }),
    }
  },
  'limit raise': async (app) => {
    const { person, limit_raise_id } = await givenLimitRaise(app)
    return {
      person,
      request: { type: 'limit raise', limit_raise_id },
      use: (verify_code) =>
        app.call(
          team.releaseLimits,
          { body: { limit_raise_id, password, verify_code } },
          { token: person.token },
        ),
    }
  },
  'smart escrow': async (app) => {
    const person = await givenImporter(app)
    const smart_escrow_id = await givenDraftEscrow(app, person, { amount_sent: 100 })
    return {
      person,
      request: { type: 'smart escrow', smart_escrow_id },
      use: (verify_code) =>
        app.call(
          smartEscrows.approve,
          { body: { smart_escrow_id, password, verify_code } },
          { token: person.token },
        ),
    }
  },
  'escrow amendment': async (app) => {
    const person = await givenImporter(app)
    const { id } = await givenAgreedEscrow(app, person, { amount_sent: 100 })
    const amendment_id = await givenDraftChange(app, person, id)
    return {
      person,
      request: { type: 'escrow amendment', amendment_id },
      use: (verify_code) =>
        app.call(
          escrowAmendments.propose,
          { body: { amendment_id, password, verify_code } },
          { token: person.token },
        ),
    }
  },
  'invoice factoring': async (app) => {
    const person = await givenSupplier(app)
    const { form, fundingId: invoice_factoring_id } = await givenDraftFunding(app, person)
    const body = { ...form, invoice_factoring_id, password }
    return {
      person,
      request: { type: 'invoice factoring', invoice_factoring_id },
      use: (verify_code) =>
        app.call(invoiceFactoring.update, { body: { ...body, verify_code } }, { token: person.token }),
    }
  },
  'repay invoice factoring': async (app) => {
    const person = await givenSupplier(app)
    const { fundingId: invoice_factoring_id } = await givenFunding(app, person)
    const which = { invoice_factoring_id, amount: 100 }
    return {
      person,
      request: { type: 'repay invoice factoring', ...which },
      use: (verify_code) =>
        app.call(
          invoiceFactoring.repay,
          { body: { ...which, password, verify_code } },
          { token: person.token },
        ),
    }
  },
} satisfies Record<string, (app: TestApp) => Promise<ApprovedUse>>
export type Purpose = keyof typeof givenApprovedUses

/** Asks for the code as the browser does, and reads it from the mail. */
export async function askForCode(app: TestApp, { person, request }: ApprovedUse): Promise<string> {
  // Codes are sent at most every 30 seconds.
  app.clock.advance(31_000)
  const sent = await app.call(verification.sendCode, { body: request }, { token: person.token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return app.newestCode(person.email)
}

/** What a code must be bound to, to be good for this use. */
export async function bindingFor(app: TestApp, { person, request }: ApprovedUse): Promise<string> {
  const action = approvedActionsOf(app.deps).find(({ purpose }) => purpose === request.type)
  if (!action) throw new Error(`no action has the purpose ${request.type}`)
  const { type: _, ...which } = z.decode(action.request, request)
  const actor = { ...person, kind: 'company', role: 'owner', sessionId: '' } as const
  const row = await action.load({ db: app.db, actor, now: app.clock.now() }, which as never)
  return bindingOf(action, actor, row)
}
