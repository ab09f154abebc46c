import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import type { Deps } from '../../../deps/deps.ts'
import type { ServiceEntry } from '../../../entries/service-entry.ts'
import { collectFactoringPayments } from './collection/collect.ts'
import { officeCollectionRoutes } from './collection/collections-routes.ts'
import { markOverdueFundings } from './collection/mark-overdue.ts'
import { repaymentStep } from './collection/repay.ts'
import { repayApproval } from './collection/repay-approval.ts'
import { returnStep } from './collection/return-step.ts'
import { mailAssignmentNotice } from './confirmation/assignment-notice.ts'
import { invoiceConfirmation } from './confirmation/confirm-link.ts'
import { factoringByDesk } from './desk/factoring-by-desk.ts'
import { papersOfFunded } from './issued-papers.ts'
import { fundingsKnowingAs } from './known-as.ts'
import { fundingLifecycle } from './lifecycle.ts'
import { factoringCrashPoints } from './movements/crash-points.ts'
import { expectedOfFundings } from './movements/expected-money.ts'
import { factoringSteps } from './movements/factoring-steps.ts'
import { fundingInvoiceFacts } from './movements/fee-facts.ts'
import { costsOfFundings } from './movements/funding-costs.ts'
import { movedBesidesCosts } from './movements/moved-besides-costs.ts'
import { noteLateSteps } from './movements/note-late-steps.ts'
import { fundingApproval } from './offer/funding-approval.ts'
import { officeFundingRoutes } from './office-routes.ts'
import { playNextOfBuyer } from './play-next.ts'
import { nameFundings } from './record-names.ts'
import {
  factoringEstimateRoutes,
  fundingPaperRoutes,
  invoiceComparisonRoutes,
  invoiceFactoringRoutes,
  portfolioRoutes,
} from './routes.ts'
import { fundingRules } from './rules.ts'
import { fundingsInTrade } from './trade-part.ts'

/** Its jobs, with their payloads. */
import { papersOfFundings } from './vault-papers.ts'

declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'collect-factoring-payments': Record<string, never>
    'mark-overdue-fundings': Record<string, never>
    'note-late-factoring-steps': Record<string, never>
    'mail-assignment-notice': { companyId: string; fundingId: string }
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    factoring_payment: true
    factoring_step: true
  }
}

export const invoiceFactoringService: ServiceEntry<Deps> = {
  info: invoiceFactoring,
  lifecycle: fundingLifecycle,
  routes: [
    invoiceFactoringRoutes,
    invoiceComparisonRoutes,
    fundingPaperRoutes,
    factoringEstimateRoutes,
    portfolioRoutes,
    officeFundingRoutes,
    officeCollectionRoutes,
  ],
  approvals: [fundingApproval, repayApproval],
  tasks: {
    'collect-factoring-payments': collectFactoringPayments,
    'mark-overdue-fundings': markOverdueFundings,
    'note-late-factoring-steps': (deps) => noteLateSteps(deps),
    'mail-assignment-notice': mailAssignmentNotice,
  },
  crontab: [
    '* * * * * collect-factoring-payments ?priority=-1',
    '11 * * * * mark-overdue-fundings',
    '41 * * * * note-late-factoring-steps',
  ],
  links: [invoiceConfirmation],
  quoted: [factoringByDesk],
  subjects: ['factoring_payment', 'factoring_step'],
  constraints: {
    invoice_factorings_one_for_each_number: 'NOT_ELIGIBLE',
    invoice_factorings_one_for_each_file: 'NOT_ELIGIBLE',
    invoice_factorings_one_for_each_ksef_number: 'NOT_ELIGIBLE',
    invoice_factorings_one_for_each_xml_number: 'NOT_ELIGIBLE',
    factoring_payments_one_held: 'ILLEGAL_STATE',
  },
  crashPoints: factoringCrashPoints,
  rules: { invoice_factoring: fundingRules },
  nameRecords: { invoice_factoring: nameFundings },
  knownAs: fundingsKnowingAs,
  moneySteps: [...factoringSteps, repaymentStep, returnStep],
  vaultPapers: papersOfFundings,
  play: playNextOfBuyer,
  trade: fundingsInTrade,
  issuedPapers: papersOfFunded,
  costLines: costsOfFundings,
  invoiceFacts: fundingInvoiceFacts,
  counts: { state: 'funded', title: 'Invoice fundings', counts_as: 'paid out' },
  movedBesidesCosts,
  expects: expectedOfFundings,
}
