import { promised, promises } from '@tradelane/contract/lifecycle/promises'
import { dayText } from '@tradelane/contract/primitives/day-text'
import {
  dueIn,
  type Facts,
  type Rule,
  type Rules,
  sentences,
  until,
  type Words,
} from '../../../entries/rule.ts'
import { releaseRules, releaseTask } from '../../../registry/release-rules.ts'

const inspections = (title: Words, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'inspections',
  who: 'preparer',
  title,
  body,
})
const reportTaskName = 'report-inspection'
const answerTask = 'answer-inspection-report'
const answered = ['accept-inspection', 'schedule-inspection', reportTaskName, releaseTask]
const actionTask = 'ask-for-corrective-action'
const answerTasks = ['call-inspected-supplier', 'fix-inspection-day']
/** The report is promised within 48 hours of the end of the inspection's day. */
const reportTask: NonNullable<Rule['opens']> = {
  task: reportTaskName,
  who: 'back_office',
  title: ({ company, what, detail }) => `Get the report of ${what} for ${company}: ${detail}`,
  dueAt: dueIn('due'),
}
const fixDay: NonNullable<Rule['opens']> = {
  task: 'fix-inspection-day',
  who: 'back_office',
  title: ({ what, after }) => `Fix the day of ${what}: the supplier chose ${after.day}`,
  ...promises.confirmInspectionDay,
}
const refunded: Words = ({ detail, after, reason }) =>
  sentences(
    detail,
    reason,
    after.refunded ? `${after.refunded} goes back to your balance` : 'The price is not paid back',
  )

const overdue = ({ actions, owner, action }: Facts['after']): string =>
  actions === 1 ? `${owner} answers for it: ${action}` : `${actions} corrective actions are overdue`

const quoted: Rule = {
  notifies: inspections(
    ({ what }) => `${what}: quoted`,
    (facts) =>
      sentences(
        facts.detail,
        `${facts.after.total} in total`,
        until('The quote is valid until', facts.after.until, facts),
      ),
  ),
  opens: {
    task: 'accept-inspection',
    who: 'approver',
    title: ({ what, after }) => `Accept the quote for ${what}: ${after.total}`,
    dueAt: dueIn('until'),
  },
}

/** What follows from the events of inspections. */
export const inspectionRules: Rules = {
  ...releaseRules('inspections'),
  // The desk has its own task for the offer.
  submitted: { closes: ['accept-inspection', releaseTask] },
  quoted,
  'quoted > quoted': { ...quoted, closes: ['accept-inspection', releaseTask] },
  denied: {
    notifies: inspections(
      ({ what }) => `${what}: denied`,
      ({ reason }) => sentences(reason),
    ),
    closes: answered,
  },
  confirmed: {
    notifies: inspections(
      ({ what }) => `${what}: ordered`,
      ({ detail }) =>
        sentences(detail, `We agree the day with the supplier within ${promised('scheduleInspection')}`),
    ),
    opens: {
      task: 'schedule-inspection',
      who: 'back_office',
      title: ({ company, what, detail }) => `Schedule ${what} for ${company}: ${detail}`,
      ...promises.scheduleInspection,
    },
    closes: answered.filter((task) => task !== 'schedule-inspection'),
  },
  scheduled: {
    notifies: inspections(
      ({ what }) => `${what}: scheduled`,
      ({ detail, after }) => sentences(detail, `The inspector comes on ${dayText(String(after.day))}`),
    ),
    opens: reportTask,
    closes: ['schedule-inspection', ...answerTasks],
  },
  'scheduled > scheduled': {
    notifies: inspections(
      ({ what }) => `${what}: moved to another day`,
      ({ detail, after, reason }) =>
        sentences(detail, `The inspector comes on ${dayText(String(after.day))}`, reason),
    ),
    opens: reportTask,
    closes: [reportTaskName, ...answerTasks],
  },
  reported: {
    notifies: inspections(
      ({ what, after }) => `${what}: reported, ${String(after.verdict)}`,
      ({ detail }) => sentences(detail, 'Read the report, then accept it or ask for a new inspection'),
    ),
    opens: {
      task: answerTask,
      who: 'approver',
      title: ({ what, after }) => `Read the report of ${what}: ${String(after.verdict)}`,
      ...promises.acceptReport,
    },
    closes: [reportTaskName],
  },
  accepted: {
    notifies: inspections(
      ({ what }) => `${what}: report accepted`,
      ({ detail, after }) => sentences(detail, `The verdict of the report: ${String(after.verdict)}`),
    ),
    closes: [answerTask],
  },
  reinspection: {
    notifies: inspections(
      ({ what }) => `${what}: new inspection asked for`,
      ({ detail, after }) => sentences(detail, `The new inspection is ${String(after.inspection)}`),
    ),
    closes: [answerTask],
  },
  cancelled: { closes: [...answered, ...answerTasks] },
  aborted: {
    notifies: inspections(({ what }) => `${what}: aborted`, refunded),
    closes: [...answered, ...answerTasks],
  },
  day_agreed: { opens: fixDay, closes: answerTasks },
  day_proposed: { opens: fixDay, closes: answerTasks },
  day_unanswered: {
    opens: {
      task: 'call-inspected-supplier',
      who: 'back_office',
      title: ({ what, detail }) => `Call the supplier about the day of ${what}: ${detail}`,
      ...promises.callSupplier,
    },
  },
  link_sent: { closes: answerTasks },
  link_resent: { closes: ['call-inspected-supplier'] },
  company_changed: {
    notifies: inspections(
      ({ what }) => `${what}: another inspection company`,
      ({ after, reason }) => sentences(`${after.company} inspects instead of ${after.former}`, reason),
    ),
  },
  actions_overdue: {
    notifies: inspections(
      ({ what }) => `${what}: a corrective action is overdue`,
      ({ detail, after }) => sentences(detail, overdue(after)),
    ),
    opens: {
      task: actionTask,
      who: 'back_office',
      title: ({ company, what }) =>
        `Ask the supplier about overdue corrective actions: ${what} of ${company}`,
      ...promises.askForAction,
    },
  },
  audit_recorded: {
    notifies: inspections(
      ({ what }) => `${what}: the supplier was audited`,
      ({ detail, after }) => sentences(detail, `The score is ${after.score}`, `Findings: ${after.findings}`),
    ),
  },
  audit_changed: {
    notifies: inspections(
      ({ what }) => `${what}: the audit was continued`,
      ({ detail, after }) =>
        sentences(
          detail,
          `The score is ${after.score}`,
          `Corrective actions that are not verified: ${after.open}`,
        ),
    ),
    closes: [actionTask],
  },
  payment_rejected: {
    notifies: inspections(
      ({ what }) => `${what}: not paid`,
      ({ reason }) => sentences(reason, 'The money is back in your balance.'),
    ),
  },
}
