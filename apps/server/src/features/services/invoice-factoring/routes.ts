import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { invoiceComparison } from '@tradelane/contract/invoice-factoring/compare-call'
import { factoringEstimate } from '@tradelane/contract/invoice-factoring/estimate-call'
import { fundingPapers } from '@tradelane/contract/invoice-factoring/paper-calls'
import { portfolio } from '@tradelane/contract/invoice-factoring/portfolio-calls'
import { requireRole } from '../../../access/require-role.ts'
import { routes, success } from '../../../http/routes.ts'
import { requestKeyOf } from '../../money/wallet/index.ts'
import { repayFunding } from './collection/repay.ts'
import { assignmentNotice } from './confirmation/assignment-notice.ts'
import { withdrawFunding } from './confirmation/decide-funding.ts'
import { submitFunding } from './confirmation/submit-funding.ts'
import { describeFunding, offerAnswer } from './describe-funding.ts'
import { listFundings } from './fundings.ts'
import { compareInvoice } from './offer/compare-invoice.ts'
import { estimateFactoring } from './offer/estimate-factoring.ts'
import { fundingApplication } from './offer/funding-application.ts'
import { offerFunding } from './offer/offer-funding.ts'
import { addFunding, requireUnchanged, updateFunding } from './offer/save-funding.ts'
import { readPortfolio } from './reports/portfolio.ts'
import { portfolioFile } from './reports/portfolio-file.ts'
import { settlementStatement } from './reports/settlement-statement.ts'

export const invoiceFactoringRoutes = routes(invoiceFactoring, {
  offer: async ({ deps, actor, body }) => {
    const { priced, expiresAt } = await offerFunding(deps, actor, body)
    return {
      ...success,
      ...offerAnswer(priced),
      checks: priced.checks,
      xml_differences: priced.xmlDifferences,
      expires_at: expiresAt,
    }
  },
  list: async ({ deps, actor, query }) => listFundings(deps.db, actor, query),
  get: async ({ deps, actor, body }) => ({
    ...success,
    ...(await describeFunding(deps, actor, body.invoice_factoring_id)),
  }),
  add: async ({ deps, actor, body }) => ({
    ...success,
    message: 'Saved as a draft',
    invoice_factoring_id: await addFunding(deps, actor, body),
  }),
  update: async ({ deps, actor, body }) => {
    const { invoice_factoring_id, password, verify_code, ...form } = body
    if (password === undefined || verify_code === undefined) {
      requireRole({ method: 'POST', who: 'preparer' }, actor)
      await updateFunding(deps, actor, invoice_factoring_id, form)
      return { ...success, message: 'Saved as a draft', invoice_factoring_id }
    }
    requireRole({ method: 'POST', who: 'approver' }, actor)
    await requireUnchanged(deps, actor, invoice_factoring_id, form)
    await submitFunding(deps, actor, { invoice_factoring_id, password, verify_code })
    return { ...success, message: 'The invoice has been submitted.', invoice_factoring_id }
  },
  withdraw: async ({ deps, actor, body: { invoice_factoring_id } }) => {
    await withdrawFunding(deps, actor, invoice_factoring_id)
    return { ...success, message: 'The invoice has been withdrawn.', invoice_factoring_id }
  },
  repay: async ({ deps, actor, body, request }) => ({
    ...success,
    message: await repayFunding(deps, actor, body, requestKeyOf(actor, request)),
  }),
})

export const invoiceComparisonRoutes = routes(invoiceComparison, {
  compare: async ({ deps, actor, body }) => ({
    ...success,
    xml_differences: await compareInvoice(deps, actor, body),
  }),
})

export const factoringEstimateRoutes = routes(factoringEstimate, {
  estimate: async ({ deps, body }) => ({ ...success, estimates: await estimateFactoring(deps, body) }),
})

export const portfolioRoutes = routes(portfolio, {
  get: async ({ deps, actor, query }) => ({ ...success, ...(await readPortfolio(deps, actor, query)) }),
  file: async ({ deps, actor, query }) => portfolioFile(deps, actor, query),
})

export const fundingPaperRoutes = routes(fundingPapers, {
  application: async ({ deps, actor, query }) => fundingApplication(deps, actor, query.invoice_factoring_id),
  settlement: async ({ deps, actor, query }) => settlementStatement(deps, actor, query.invoice_factoring_id),
  notice: async ({ deps, actor, query }) => assignmentNotice(deps, actor, query.invoice_factoring_id),
})
