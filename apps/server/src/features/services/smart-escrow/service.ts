import { smartEscrow } from '@tradelane/contract/smart-escrow/service-info'
import type { Deps } from '../../boot/deps.ts'
import type { HeardEvent, ServiceEntry } from '../../services/service-entry.ts'
import type { LinkNews } from '../links/index.ts'
import { amendmentApproval } from './amendment-approval.ts'
import { amendmentRoutes, sellersAmendmentRoutes } from './amendment-routes.ts'
import { disputeRoutes, officeDisputeRoutes, sellersDisputeRoutes } from './dispute-routes.ts'
import { escalateDisputes } from './escalate-dispute.ts'
import { escrowApproval } from './escrow-approval.ts'
import { costsOfEscrows } from './escrow-costs.ts'
import { expireEscrows } from './expire-escrows.ts'
import { escrowLifecycle } from './lifecycle.ts'
import { escrowListRoutes, escrowReleaseRoutes, officeEscrowListRoutes } from './list-routes.ts'
import { mailEscrowSeller } from './mail-seller.ts'
import { makeEscrowStep } from './make-step.ts'
import { sendEscrowNews } from './news-for-seller.ts'
import { officeEscrowRoutes } from './office-routes.ts'
import { nameEscrows } from './record-names.ts'
import { heardEvents, hearEscrowEvent } from './release-items.ts'
import { remindAmendments } from './remind-amendments.ts'
import { smartEscrowRoutes } from './routes.ts'
import { escrowRules } from './rules.ts'
import { searchEscrows } from './search-escrows.ts'
import { sellerEscrowRoutes } from './seller-routes.ts'
import { sellersLink } from './sellers-link.ts'
import { escrowsInTrade } from './trade-part.ts'
import { watchEscrowAgreements } from './watch-agreements.ts'
import { watchPresentations } from './watch-presentations.ts'
import { watchEscrowSteps } from './watch-steps.ts'

/** Its jobs, with their payloads. */
declare module '../../work/jobs.ts' {
  interface Tasks {
    'make-escrow-step': { companyId: string; stepId: string }
    'watch-escrow-steps': Record<string, never>
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

export const smartEscrowService: ServiceEntry<Deps> = {
  info: smartEscrow,
  lifecycle: escrowLifecycle,
  routes: [
    smartEscrowRoutes,
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
  approvals: [escrowApproval, amendmentApproval],
  tasks: {
    'make-escrow-step': makeEscrowStep,
    'watch-escrow-steps': watchEscrowSteps,
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
    '* * * * * watch-escrow-steps',
    '16 * * * * expire-escrows',
    '19 * * * * watch-escrow-agreements',
    '13 * * * * watch-escrow-presentations',
    '24 * * * * escalate-escrow-disputes',
    '27 * * * * remind-escrow-amendments',
  ],
  hears: heardEvents,
  rules: escrowRules,
  nameRecords: nameEscrows,
  search: searchEscrows,
  trade: escrowsInTrade,
  costLines: costsOfEscrows,
}
