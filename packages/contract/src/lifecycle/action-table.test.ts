import { describe, expect, it } from 'vitest'
import { claimActions, officeClaimActions } from '../claims/actions.ts'
import { claims } from '../claims/calls.ts'
import { officeClaims } from '../claims/office-calls.ts'
import { claimStateTable } from '../claims/states.ts'
import { limitActions } from '../credit-limits/actions.ts'
import { creditLimits } from '../credit-limits/calls.ts'
import { creditLimitStateTable } from '../credit-limits/states.ts'
import { incomingPaymentActions } from '../incoming-payments/actions.ts'
import { adminIncomingPayments } from '../incoming-payments/calls.ts'
import { incomingPaymentStateTable } from '../incoming-payments/states.ts'
import { policyActions } from '../insurance/actions.ts'
import { insurance, insuranceDetails } from '../insurance/calls.ts'
import type { Policy } from '../insurance/policy.ts'
import { policyStateTable } from '../insurance/states.ts'
import { fundingActions } from '../invoice-factoring/actions.ts'
import { invoiceFactoring } from '../invoice-factoring/calls.ts'
import { fundingStateTable } from '../invoice-factoring/states.ts'
import { linkActions } from '../links/actions.ts'
import { links } from '../links/calls.ts'
import { linkStateTable } from '../links/states.ts'
import type { Endpoint } from '../primitives/endpoint.ts'
import { rolesFor } from '../primitives/roles.ts'
import { inspectionActions } from '../quality-assurance/actions.ts'
import { qualityAssurance } from '../quality-assurance/calls.ts'
import { inspectionStateTable } from '../quality-assurance/states.ts'
import { bookingActions } from '../shipments/actions.ts'
import { shipments } from '../shipments/calls.ts'
import { bookingStateTable } from '../shipments/states.ts'
import { paymentActions } from '../simple-payment/actions.ts'
import { simplePayments } from '../simple-payment/calls.ts'
import { paymentReleases } from '../simple-payment/release-calls.ts'
import { paymentStateTable } from '../simple-payment/states.ts'
import {
  amendmentActions,
  disputeActions,
  escrowActions,
  officeDisputeActions,
  officePresentationActions,
  presentationActions,
  sellersAmendmentActions,
} from '../smart-escrow/actions.ts'
import { escrowAmendments, sellersAmendments } from '../smart-escrow/amendment-calls.ts'
import { escrowAmendmentStateTable } from '../smart-escrow/amendment-states.ts'
import { smartEscrows } from '../smart-escrow/calls.ts'
import { escrowDisputes, officeDisputes } from '../smart-escrow/dispute-calls.ts'
import { escrowDisputeStateTable } from '../smart-escrow/dispute-states.ts'
import { officeEscrows } from '../smart-escrow/office-calls.ts'
import { presentationStateTable } from '../smart-escrow/presentation-states.ts'
import { invitationActions } from '../team/actions.ts'
import { team } from '../team/calls.ts'
import { invitationStateTable } from '../team/states.ts'
import { tradeDocumentActions } from '../trade-documents/actions.ts'
import { tradeDocumentStates } from '../trade-documents/state-calls.ts'
import { tradeDocumentStateTable } from '../trade-documents/states.ts'
import { type Action, closedBy } from './action-table.ts'
import type { StateTable } from './state-table.ts'

type Rule = { action: Action<string, never>; call: Endpoint; moves?: [StateTable, string] }
const rules = {
  'cancel a booking': {
    action: bookingActions.cancel,
    call: shipments.cancel,
    moves: [bookingStateTable, 'cancelled'],
  },
  'pay for a booking': { action: bookingActions.pay, call: shipments.pay },
  'cancel a policy': {
    action: policyActions.cancel,
    call: insurance.cancel,
    moves: [policyStateTable, 'cancelled'],
  },
  'change a policy': { action: policyActions.change, call: insuranceDetails.update },
  'cancel an inspection': {
    action: inspectionActions.cancel,
    call: qualityAssurance.cancel,
    moves: [inspectionStateTable, 'cancelled'],
  },
  'withdraw a credit limit': {
    action: limitActions.withdraw,
    call: creditLimits.withdraw,
    moves: [creditLimitStateTable, 'withdrawn'],
  },
  'withdraw an invoice': {
    action: fundingActions.withdraw,
    call: invoiceFactoring.withdraw,
    moves: [fundingStateTable, 'withdrawn'],
  },
  'save a claim': { action: claimActions.change, call: claims.save },
  'submit a claim': {
    action: claimActions.change,
    call: claims.submit,
    moves: [claimStateTable, 'submitted'],
  },
  'answer about a claim': { action: claimActions.answer, call: claims.answer },
  'assess a claim': {
    action: officeClaimActions.assess,
    call: officeClaims.assess,
    moves: [claimStateTable, 'assessing'],
  },
  'ask about a claim': { action: officeClaimActions.ask, call: officeClaims.ask },
  'decline a claim': {
    action: officeClaimActions.decline,
    call: officeClaims.decline,
    moves: [claimStateTable, 'declined'],
  },
  'pay a claim': { action: officeClaimActions.pay, call: officeClaims.pay, moves: [claimStateTable, 'paid'] },
  'change a payment': { action: paymentActions.change, call: simplePayments.save },
  'release a payment': {
    action: paymentActions.decide,
    call: paymentReleases.release,
    moves: [paymentStateTable, 'submitted'],
  },
  'refuse a payment': {
    action: paymentActions.decide,
    call: paymentReleases.refuse,
    moves: [paymentStateTable, 'draft'],
  },
  'cancel a payment': {
    action: paymentActions.cancel,
    call: simplePayments.cancel,
    moves: [paymentStateTable, 'cancelled'],
  },
  'answer about a payment': {
    action: paymentActions.answer,
    call: simplePayments.answer,
    moves: [paymentStateTable, 'processing'],
  },
  'settle the return of a payment': {
    action: paymentActions.settleReturn,
    call: simplePayments.settleReturn,
  },
  'prove a payment': { action: paymentActions.proof, call: simplePayments.proof },
  'add a statement to a dispute': { action: disputeActions.speak, call: escrowDisputes.speak },
  'offer a split of a dispute': { action: disputeActions.offer, call: escrowDisputes.offer },
  'accept an offer in a dispute': {
    action: disputeActions.answer,
    call: escrowDisputes.answer,
    moves: [escrowDisputeStateTable, 'settled'],
  },
  'ask Tradelane to decide a dispute': {
    action: disputeActions.escalate,
    call: escrowDisputes.escalate,
    moves: [escrowDisputeStateTable, 'escalated'],
  },
  'decide a dispute': {
    action: officeDisputeActions.decide,
    call: officeDisputes.decide,
    moves: [escrowDisputeStateTable, 'decided'],
  },
  'accept a document': {
    action: presentationActions.accept,
    call: smartEscrows.examine,
    moves: [presentationStateTable, 'approved'],
  },
  'refuse a document': {
    action: presentationActions.refuse,
    call: smartEscrows.examine,
    moves: [presentationStateTable, 'refused'],
  },
  'waive differences of a document': {
    action: presentationActions.waive,
    call: smartEscrows.waive,
    moves: [presentationStateTable, 'approved'],
  },
  'accept a document that Tradelane examines': {
    action: officePresentationActions.accept,
    call: officeEscrows.examine,
    moves: [presentationStateTable, 'approved'],
  },
  'refuse a document that Tradelane examines': {
    action: officePresentationActions.refuse,
    call: officeEscrows.examine,
    moves: [presentationStateTable, 'refused'],
  },
  'prepare a change of an escrow': { action: amendmentActions.prepare, call: escrowAmendments.save },
  'propose a change of an escrow': {
    action: amendmentActions.propose,
    call: escrowAmendments.propose,
    moves: [escrowAmendmentStateTable, 'open'],
  },
  'withdraw a change of an escrow': {
    action: amendmentActions.withdraw,
    call: escrowAmendments.withdraw,
    moves: [escrowAmendmentStateTable, 'withdrawn'],
  },
  'agree to a change of an escrow': {
    action: sellersAmendmentActions.answer,
    call: sellersAmendments.answer,
    moves: [escrowAmendmentStateTable, 'accepted'],
  },
  'send an invitation again': { action: invitationActions.resend, call: team.resend },
  'withdraw an invitation': {
    action: invitationActions.revoke,
    call: team.revoke,
    moves: [invitationStateTable, 'revoked'],
  },
  'send a link again': { action: linkActions.resend, call: links.resend },
  'revoke a link': { action: linkActions.revoke, call: links.revoke, moves: [linkStateTable, 'revoked'] },
  'return money to its sender': {
    action: incomingPaymentActions.giveBack,
    call: adminIncomingPayments.return,
    moves: [incomingPaymentStateTable, 'returning'],
  },
  'record that money was returned by hand': {
    action: incomingPaymentActions.recordReturn,
    call: adminIncomingPayments.returned,
    moves: [incomingPaymentStateTable, 'returned'],
  },
  'keep money after all': { action: incomingPaymentActions.keep, call: adminIncomingPayments.keep },
  'approve a document of a trade': {
    action: tradeDocumentActions.approve,
    call: tradeDocumentStates.approve,
    moves: [tradeDocumentStateTable, 'approved'],
  },
  'reject a document of a trade': {
    action: tradeDocumentActions.reject,
    call: tradeDocumentStates.reject,
    moves: [tradeDocumentStateTable, 'rejected'],
  },
  'remove a document of a trade': {
    action: tradeDocumentActions.remove,
    call: tradeDocumentStates.remove,
    moves: [tradeDocumentStateTable, 'removed'],
  },
  'put a document of a trade back': {
    action: tradeDocumentActions.restore,
    call: tradeDocumentStates.restore,
    moves: [tradeDocumentStateTable, 'uploaded'],
  },
  'ask for a document no longer': {
    action: tradeDocumentActions.cancel,
    call: tradeDocumentStates.cancel,
    moves: [tradeDocumentStateTable, 'cancelled'],
  },
  'cancel an escrow': { action: escrowActions.cancel, call: smartEscrows.cancel },
} as unknown as Record<string, Rule>

describe.each(Object.entries(rules))('%s', (_, { action, call, moves }) => {
  it('is for the roles that the server lets call', () => {
    if (action.who === 'office') expect(call.auth).toBe('admin')
    else if (action.who === 'link') expect(call.auth).toBe('none')
    else expect(rolesFor({ method: 'POST', who: action.who })).toEqual(rolesFor(call))
  })

  it('is open only where the states allow what follows, and says nothing of a state in which it is open', () => {
    for (const [state, open] of Object.entries(action.states))
      if (moves && open === true) expect(moves[0][state]?.moves).toContain(moves[1])
  })
})

describe('an action', () => {
  const action: Action<'new' | 'sent' | 'gone', { isPaid: boolean }> = {
    who: 'preparer',
    states: { new: true, sent: 'It was sent.', gone: false },
    unless: ({ isPaid }) => (isPaid ? 'It is paid.' : undefined),
  }

  it('is open in its states', () => {
    expect(closedBy(action, { state: 'new', isPaid: false })).toBeUndefined()
  })

  it('is closed by what else is known of the record', () => {
    expect(closedBy(action, { state: 'new', isPaid: true })).toEqual({ reason: 'It is paid.' })
  })

  it('is closed in other states, with a reason where people look for it', () => {
    expect(closedBy(action, { state: 'sent', isPaid: true })).toEqual({ reason: 'It was sent.' })
    expect(closedBy(action, { state: 'gone', isPaid: false })).toEqual({ reason: undefined })
  })
})

describe('a policy', () => {
  type Facts = Pick<Policy, 'state' | 'payment' | 'is_bought_with_freight' | 'insured_from'>
  const policy: Facts = { state: 'bound', payment: 'none', is_bought_with_freight: false, insured_from: null }
  const why = (changes: Partial<Facts>) => closedBy(policyActions.cancel, { ...policy, ...changes })?.reason

  it('can be cancelled until its cover starts', () => {
    expect(why({ payment: 'collected', insured_from: '2026-12-01' })).toBeUndefined()
    expect(why({ payment: 'collected' })).toBe(
      'The cover has started. You can no longer cancel this insurance.',
    )
    expect(why({ state: 'quoted', payment: 'processing' })).toBe('The premium is being paid at this moment.')
  })

  it('that has ended shows nothing to cancel', () => {
    for (const state of ['expired', 'denied', 'cancelled'] as const)
      expect(closedBy(policyActions.cancel, { ...policy, state })).toEqual({ reason: undefined })
  })

  it('that was bought with freight is cancelled with it', () => {
    expect(why({ is_bought_with_freight: true, insured_from: '2026-12-01' })).toContain('with its shipment')
  })
})
