import { promised } from '@tradelane/contract/lifecycle/promises'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { routes, success } from '../../../http/routes.ts'
import { askDay } from './day/day-link.ts'
import { describeInspection } from './describe-inspection.ts'
import { listInspections } from './list-inspections.ts'
import { changeInspectionCompany } from './order/change-company.ts'
import {
  abortInspection,
  denyInspection,
  quoteInspection,
  scheduleInspection,
} from './order/decide-inspection.ts'
import { sendReportLink } from './report/report-link.ts'

export const officeInspectionRoutes = routes(officeInspections, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listInspections(deps, actor, query)) }),
  get: async ({ deps, actor, body }) => ({
    ...success,
    ...(await describeInspection(deps, actor, body.quality_assurance_id)),
  }),
  quote: async ({ deps, actor, body }) => {
    const valid_until = await quoteInspection(deps, actor, body)
    const message = `The quote has been sent. It is valid for ${promised('inspectionQuote')}, at most until the end of the inspection day.`
    return { ...success, message, valid_until }
  },
  deny: async ({ deps, actor, body }) => {
    await denyInspection(deps, actor, body)
    return { ...success, message: 'The request has been denied.' }
  },
  schedule: async ({ deps, actor, body }) => {
    await scheduleInspection(deps, actor, body)
    return { ...success, message: 'The day is saved, and the customer is notified.' }
  },
  changeCompany: async ({ deps, actor, body }) => {
    await changeInspectionCompany(deps, actor, body)
    return { ...success, message: 'The inspection company is changed, and the customer is notified.' }
  },
  askDay: async ({ deps, actor, body }) => ({
    ...success,
    message: `We have sent the link to ${await askDay(deps, actor, body)}.`,
  }),
  sendReportLink: async ({ deps, actor, body }) => {
    await sendReportLink(deps, actor, body)
    return { ...success, message: `We have sent the link to ${body.inspector_email}.` }
  },
  abort: async ({ deps, actor, body }) => {
    const refunded = await abortInspection(deps, actor, body)
    const message =
      refunded === null ? 'The inspection is aborted.' : 'The inspection is aborted and paid back.'
    return { ...success, message, refunded }
  },
})
