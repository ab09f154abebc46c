import { smartEscrow } from '@tradelane/contract/smart-escrow/service-info'
import type { Deps } from '../../../deps/deps.ts'
import type { HeardEvent } from '../../../entries/feature-entry.ts'
import type { LinkNews } from '../../../entries/link-purpose.ts'
import type { ServiceEntry } from '../../../entries/service-entry.ts'
import { amendmentApproval } from './amendments/amendment-approval.ts'
import { amendmentRoutes, sellersAmendmentRoutes } from './amendments/amendment-routes.ts'
import { remindAmendments } from './amendments/remind-amendments.ts'
import { chargedEscrows } from './charged-escrows.ts'
import { disputeSplit } from './disputes/decide-dispute.ts'
import { disputeRoutes, officeDisputeRoutes, sellersDisputeRoutes } from './disputes/dispute-routes.ts'
import { disputedMoney } from './disputes/disputed-money.ts'
import { escalateDisputes } from './disputes/escalate-dispute.ts'
import { watchPresentations } from './documents/watch-presentations.ts'
import { escrowApproval } from './draft/escrow-approval.ts'
import { expireEscrows } from './draft/expire-escrows.ts'
import { escrowPayeeRoutes } from './draft/payee-routes.ts'
import { escrowInvoiceFacts } from './escrow-fee.ts'
import { presentedPapers } from './issued-papers.ts'
import { escrowLifecycle } from './lifecycle.ts'
import { escrowListRoutes, escrowReleaseRoutes, officeEscrowListRoutes } from './list-routes.ts'
import { sendEscrowNews } from './news-for-seller.ts'
import { officeEscrowRoutes } from './office-routes.ts'
import { blockPayout } from './payouts/block-payout.ts'
import { amendmentCrashPoints, disputeCrashPoints, escrowCrashPoints } from './payouts/crash-points.ts'
import { costsOfEscrows } from './payouts/escrow-costs.ts'
import { feeStep } from './payouts/fee-step.ts'
import { partsOfEscrows } from './payouts/parts-of-escrows.ts'
import { nameEscrows } from './record-names.ts'
import { paysByRecords } from './release/pays-by-records.ts'
import { heardEvents, hearEscrowEvent } from './release/release-items.ts'
import { smartEscrowRoutes } from './routes.ts'
import { escrowRules } from './rules.ts'
import { mailEscrowSeller } from './seller/mail-seller.ts'
import { playSeller } from './seller/play-seller.ts'
import { sellerEscrowRoutes } from './seller/seller-routes.ts'
import { sellersLink } from './seller/sellers-link.ts'
import { watchEscrowAgreements } from './seller/watch-agreements.ts'
import { escrowsInTrade } from './trade-part.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'expire-escrows': Record<string, never>
    'watch-escrow-agreements': Record<string, never>
    'watch-escrow-presentations': Record<string, never>
    'mail-escrow-seller': { companyId: string; presentationId: string }
    'hear-escrow-event': HeardEvent
    'escalate-escrow-disputes': Record<string, never>
    'remind-escrow-amendments': Record<string, never>
    'send-escrow-news': { companyId: string; escrowId: string; news: string | LinkNews }
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    escrow_amendment: true
    escrow_block: true
    escrow_presentation: true
    escrow_dispute: true
    escrow_step: true
  }
}

export const smartEscrowService: ServiceEntry<Deps> = {
  info: smartEscrow,
  lifecycle: escrowLifecycle,
  routes: [
    smartEscrowRoutes,
    escrowPayeeRoutes,
    officeEscrowRoutes,
    escrowListRoutes,
    officeEscrowListRoutes,
    escrowReleaseRoutes,
    sellerEscrowRoutes,
    amendmentRoutes,
    sellersAmendmentRoutes,
    disputeRoutes,
    sellersDisputeRoutes,
    officeDisputeRoutes,
  ],
  links: [sellersLink],
  changes: [disputeSplit],
  approvals: [escrowApproval, amendmentApproval],
  tasks: {
    'expire-escrows': (deps) => expireEscrows(deps),
    'mail-escrow-seller': mailEscrowSeller,
    'watch-escrow-presentations': (deps) => watchPresentations(deps),
    'send-escrow-news': sendEscrowNews,
    'hear-escrow-event': hearEscrowEvent,
    'watch-escrow-agreements': (deps) => watchEscrowAgreements(deps),
    'escalate-escrow-disputes': (deps) => escalateDisputes(deps),
    'remind-escrow-amendments': (deps) => remindAmendments(deps),
  },
  crontab: [
    '16 * * * * expire-escrows',
    '19 * * * * watch-escrow-agreements',
    '13 * * * * watch-escrow-presentations',
    '24 * * * * escalate-escrow-disputes',
    '27 * * * * remind-escrow-amendments',
  ],
  hears: heardEvents,
  subjects: ['escrow_amendment', 'escrow_block', 'escrow_presentation', 'escrow_dispute', 'escrow_step'],
  constraints: { escrow_amendments_one_open: 'ILLEGAL_STATE' },
  crashPoints: [...escrowCrashPoints, ...disputeCrashPoints, ...amendmentCrashPoints],
  rules: { smart_escrow: escrowRules },
  nameRecords: { smart_escrow: nameEscrows },
  moneySteps: [feeStep],
  payouts: [blockPayout],
  play: playSeller,
  trade: escrowsInTrade,
  issuedPapers: presentedPapers,
  openWork: { title: 'Escrow disputes', link: '/admin/escrow-disputes', read: disputedMoney },
  costLines: costsOfEscrows,
  partsDue: partsOfEscrows,
  paysByRecords,
  chargedByRate: [chargedEscrows],
  invoiceFacts: escrowInvoiceFacts,
  counts: { state: 'approved', title: 'Escrows', counts_as: 'funded' },
}
