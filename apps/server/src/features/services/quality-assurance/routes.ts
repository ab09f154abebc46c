import { promised } from '@tradelane/contract/lifecycle/promises'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { messages } from '@tradelane/contract/quality-assurance/rules'
import { codeSent, wireOf } from '../../../approvals/code-answer.ts'
import { sendApprovalCode } from '../../../approvals/send-approval-code.ts'
import { routes, success } from '../../../http/routes.ts'
import { requestKeyOf } from '../../money/wallet/index.ts'
import { describeInspection } from './describe-inspection.ts'
import { listInspections } from './list-inspections.ts'
import { acceptQuote } from './order/accept-quote.ts'
import { cancelOrder } from './order/cancel-order.ts'
import { estimatePrice } from './order/estimate-price.ts'
import { inspectionPayment } from './order/payment-approval.ts'
import { prefillFromFreight } from './order/prefill-from-freight.ts'
import { addOrder, updateOrder } from './order/save-order.ts'
import { planSample } from './plan-sample.ts'
import { acceptReport, askForReinspection } from './report/answer-report.ts'
import { reportFile } from './report/report-file.ts'
import { verifyReport } from './report/verify-report.ts'
import { submitOrder } from './submit-order.ts'

export const qualityAssuranceRoutes = routes(qualityAssurance, {
  get: async ({ deps, actor, body }) => ({
    ...success,
    ...(await describeInspection(deps, actor, body.quality_assurance_id)),
  }),
  add: async ({ deps, actor, body }) => ({
    ...success,
    message: messages.draftSaved,
    quality_assurance_id: await addOrder(deps, actor, body),
  }),
  update: async ({ deps, actor, body }) => {
    await updateOrder(deps, actor, body)
    return { ...success, message: messages.draftSaved, quality_assurance_id: body.quality_assurance_id }
  },
  submit: async ({ deps, actor, body: { quality_assurance_id } }) => {
    await submitOrder(deps, actor, quality_assurance_id)
    const message = `Successfully Submitted. We quote the inspection within ${promised('quoteInspection')}.`
    return { ...success, message, quality_assurance_id }
  },
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listInspections(deps, actor, query)) }),
  estimate: async ({ deps, actor, body }) => ({
    ...success,
    ...(await estimatePrice(deps, body, actor.companyId)),
  }),
  samplingPlan: async ({ body }) => ({ ...success, ...planSample(body) }),
  prefill: async ({ deps, actor, body }) => ({
    ...success,
    ...(await prefillFromFreight(deps.db, actor, body.logistics_id)),
  }),
  acceptCode: async ({ deps, actor, body }) => ({
    ...codeSent,
    approves: wireOf(await sendApprovalCode(deps, actor, inspectionPayment, body)),
  }),
  accept: async ({ deps, actor, body, request }) => ({
    ...success,
    ...(await acceptQuote(deps, actor, body, requestKeyOf(actor, request))),
  }),
  cancel: async ({ deps, actor, body }) => ({
    ...success,
    ...(await cancelOrder(deps, actor, body.quality_assurance_id)),
  }),
  acceptReport: async ({ deps, actor, body }) => {
    await acceptReport(deps, actor, body)
    return { ...success, message: 'The report is accepted.' }
  },
  reinspect: async ({ deps, actor, body }) => ({
    ...success,
    message: 'The new inspection is saved as a draft. Check it, and submit it.',
    quality_assurance_id: await askForReinspection(deps, actor, body.quality_assurance_id),
  }),
  reportFile: async ({ deps, actor, query }) => reportFile(deps, actor, query.quality_assurance_id),
  verifyReport: async ({ deps, query }) => ({ ...success, report: await verifyReport(deps, query) }),
})
