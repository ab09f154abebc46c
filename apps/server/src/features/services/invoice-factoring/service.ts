import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import type { Deps } from '../../boot/deps.ts'
import type { ServiceEntry } from '../../services/service-entry.ts'
import { mailAssignmentNotice } from './assignment-notice.ts'
import { collectFactoringPayments } from './collect.ts'
import { officeCollectionRoutes } from './collections-routes.ts'
import { invoiceConfirmation } from './confirm-link.ts'
import { fundingApproval } from './funding-approval.ts'
import { costsOfFundings } from './funding-costs.ts'
import { fundingLifecycle } from './lifecycle.ts'
import { makeStep } from './make-step.ts'
import { markOverdueFundings } from './mark-overdue.ts'
import { movedBesidesCosts } from './moved-besides-costs.ts'
import { officeFundingRoutes } from './office-routes.ts'
import { nameFundings } from './record-names.ts'
import { finishRepayment } from './repay.ts'
import { repayApproval } from './repay-approval.ts'
import { returnFactoringPayment } from './return-payment.ts'
import {
  factoringEstimateRoutes,
  fundingPaperRoutes,
  invoiceFactoringRoutes,
  portfolioRoutes,
} from './routes.ts'
import { fundingRules } from './rules.ts'
import { searchFundings } from './search-fundings.ts'
import { fundingsInTrade } from './trade-part.ts'
import { watchFactoringSteps } from './watch-steps.ts'

/** Its jobs, with their payloads. */
declare module '../../work/jobs.ts' {
  interface Tasks {
    'make-factoring-step': { companyId: string; stepId: string }
    'collect-factoring-payments': Record<string, never>
    'collect-factoring-repayment': { companyId: string; paymentId: string }
    'return-factoring-payment': { companyId: string; paymentId: string }
    'mark-overdue-fundings': Record<string, never>
    'watch-factoring-steps': Record<string, never>
    'mail-assignment-notice': { companyId: string; fundingId: string }
  }
}

export const invoiceFactoringService: ServiceEntry<Deps> = {
  info: invoiceFactoring,
  lifecycle: fundingLifecycle,
  routes: [
    invoiceFactoringRoutes,
    fundingPaperRoutes,
    factoringEstimateRoutes,
    portfolioRoutes,
    officeFundingRoutes,
    officeCollectionRoutes,
  ],
  approvals: [fundingApproval, repayApproval],
  tasks: {
    'make-factoring-step': makeStep,
    'collect-factoring-payments': collectFactoringPayments,
    'collect-factoring-repayment': finishRepayment,
    'return-factoring-payment': returnFactoringPayment,
    'mark-overdue-fundings': markOverdueFundings,
    'watch-factoring-steps': (deps) => watchFactoringSteps(deps),
    'mail-assignment-notice': mailAssignmentNotice,
  },
  crontab: [
    '* * * * * collect-factoring-payments',
    '11 * * * * mark-overdue-fundings',
    '41 * * * * watch-factoring-steps',
  ],
  links: [invoiceConfirmation],
  rules: fundingRules,
  nameRecords: nameFundings,
  search: searchFundings,
  trade: fundingsInTrade,
  costLines: costsOfFundings,
  movedBesidesCosts,
}
