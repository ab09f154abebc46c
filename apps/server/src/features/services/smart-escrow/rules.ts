import { promises } from '@tradelane/contract/lifecycle/promises'
import { type Rules, sentences } from '../../../entries/rule.ts'
import { releaseRules } from '../../../registry/release-rules.ts'
import { payeeNameRules } from '../simple-payment/index.ts'
import { amendmentRules } from './amendments/amendment-rules.ts'
import { disputeRules } from './disputes/dispute-rules.ts'
import { notice, presentationRules } from './documents/presentation-rules.ts'
import { wordsOfEnd } from './lifecycle.ts'

/** What follows from the events of escrows. */
export const escrowRules: Rules = {
  ...presentationRules,
  ...releaseRules('payments'),
  ...disputeRules,
  ...amendmentRules,
  approved: {
    notifies: notice(
      ({ what }) => `${what}: funded`,
      ({ after }) => sentences(`${after.amount} is set aside for ${after.payee}`),
    ),
  },
  ...payeeNameRules,
  seller_agreed: {
    notifies: notice(
      ({ what }) => `${what}: the seller agreed`,
      ({ after }) => sentences(`${after.name} agreed to the terms`),
    ),
    closes: ['answer-escrow-seller'],
  },
  seller_declined: {
    notifies: notice(
      ({ what }) => `${what}: the seller declined`,
      ({ reason }) => sentences(reason, 'You can cancel the escrow, or ask the seller again'),
      'approver',
    ),
    opens: {
      task: 'answer-escrow-seller',
      who: 'approver',
      title: ({ what }) => `The seller declined: cancel the escrow or ask again: ${what}`,
      ...promises.answerSeller,
    },
  },
  seller_late: {
    notifies: notice(
      ({ what }) => `${what}: the seller has not answered`,
      () => sentences('Call the seller, send a new link, or cancel the escrow'),
    ),
    opens: {
      task: 'answer-escrow-seller',
      who: 'preparer',
      title: ({ what }) => `The seller has not answered: ${what}`,
      ...promises.answerSeller,
    },
  },
  link_sent: { closes: ['answer-escrow-seller'] },
  link_resent: { closes: ['answer-escrow-seller'] },
  escrow_cancelled: { closes: ['answer-escrow-seller', 'decide-escrow'] },
  office_decides: {
    opens: {
      task: 'decide-escrow',
      who: 'back_office',
      title: ({ company, what }) => `Decide about documents and conditions: ${what} of ${company}`,
      ...promises.decideEscrow,
    },
  },
  office_decided: { closes: ['decide-escrow'] },
  item_refused: {
    notifies: notice(
      ({ what }) => `${what}: not approved`,
      ({ after, reason }) => sentences(`${after.item}, block ${after.block}`, reason),
    ),
  },
  block_paid: {
    notifies: notice(
      ({ what, after }) => `${what}: block ${after.block} paid`,
      ({ after }) => sentences(`${after.amount} was paid to the seller`),
    ),
  },
  payout_answered: { closes: ['answer-escrow-payout'] },
  block_refused: {
    notifies: notice(
      ({ what, after }) => `${what}: payout of block ${after.block} refused`,
      ({ after, reason }) =>
        sentences(reason, `${after.amount} is still in the escrow. We are looking into it`),
    ),
    opens: {
      task: 'clear-escrow-payout',
      who: 'back_office',
      title: ({ company, what, after }) => `A payout of ${after.amount} was refused: ${what} of ${company}`,
      isRefusedPayment: true,
      ...promises.clearDifference,
    },
  },
  payout_questioned: {
    opens: {
      task: 'answer-escrow-payout',
      who: 'back_office',
      title: ({ company, what, after }) =>
        `The payments provider asks about a payout of ${after.amount}: ${what} of ${company}`,
      ...promises.clearDifference,
    },
  },
  fee_refused: {
    opens: {
      task: 'collect-escrow-fee',
      who: 'back_office',
      title: ({ company, what, after }) =>
        `The fee of ${after.amount} was not collected: ${what} of ${company}`,
      ...promises.clearDifference,
    },
  },
  fee_collected: { closes: ['collect-escrow-fee'] },
  block_retried: { closes: ['clear-escrow-payout'] },
  block_refunded: {
    notifies: notice(
      ({ what, after }) => `${what}: block ${after.block} refunded`,
      ({ after, reason }) => sentences(`${after.amount} is back in your balance`, reason),
    ),
    closes: ['clear-escrow-payout'],
  },
  payee_changed: {
    notifies: notice(
      ({ what }) => `${what}: the beneficiary’s account was changed`,
      ({ reason }) =>
        sentences(reason, 'Payouts wait until you approve the account', 'Call the beneficiary before you do'),
      'approver',
    ),
    opens: {
      task: 'approve-escrow-payee',
      who: 'approver',
      title: ({ what }) => `Approve the changed account of the beneficiary: ${what}`,
      ...promises.approvePayee,
    },
  },
  payee_approved: { closes: ['approve-escrow-payee'] },
  released: {
    notifies: notice(
      ({ what }) => `${what}: released`,
      ({ after }) => sentences(`${after.paid} was paid to the seller`),
    ),
    closes: ['decide-escrow', 'clear-escrow-payout'],
  },
  expired: { closes: ['decide-escrow', 'answer-escrow-seller'] },
  refunded: {
    notifies: notice(
      ({ what, after }) => `${what}: ${wordsOfEnd(after).label.toLowerCase()}`,
      ({ after }) => sentences(`${after.refunded} is back in your balance`, `${after.paid} was paid out`),
    ),
    closes: ['decide-escrow', 'clear-escrow-payout', 'approve-escrow-payee'],
  },
}
