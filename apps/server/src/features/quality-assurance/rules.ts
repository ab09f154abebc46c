import { promised, promises } from '@tradelane/contract/lifecycle/promises'
import { dayText } from '../../lifecycle/day-text.ts'
import { releaseRules, releaseTask } from '../../services/release-rules.ts'
import { type Rule, type Rules, sentences, type Words } from '../../services/rule.ts'

const inspections = (title: Words, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'inspections',
  who: 'preparer',
  title,
  body,
})
const answered = ['quote-inspection', 'accept-inspection', 'schedule-inspection', releaseTask] as const
const refunded: Words = ({ detail, after, reason }) =>
  sentences(
    detail,
    reason,
    after.refunded ? `${after.refunded} goes back to your balance` : 'The price is not paid back',
  )

/** What follows from the events of inspections. */
export const inspectionRules: Rules = {
  ...releaseRules('inspections'),
  submitted: {
    opens: {
      task: 'quote-inspection',
      who: 'back_office',
      title: ({ company, what, detail }) => `Quote ${what} for ${company}: ${detail}`,
      ...promises.quoteInspection,
    },
    closes: ['accept-inspection', releaseTask],
  },
  quoted: {
    notifies: inspections(
      ({ what }) => `${what}: quoted`,
      ({ detail, after }) =>
        sentences(detail, `${after.total} in total`, `The quote is valid for ${promised('inspectionQuote')}`),
    ),
    opens: {
      task: 'accept-inspection',
      who: 'approver',
      title: ({ what, after }) => `Accept the quote for ${what}: ${after.total}`,
      ...promises.acceptInspection,
    },
    closes: ['quote-inspection'],
  },
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
    closes: ['schedule-inspection'],
  },
  'scheduled > scheduled': {
    notifies: inspections(
      ({ what }) => `${what}: moved to another day`,
      ({ detail, after, reason }) =>
        sentences(detail, `The inspector comes on ${dayText(String(after.day))}`, reason),
    ),
  },
  cancelled: { closes: answered },
  aborted: { notifies: inspections(({ what }) => `${what}: aborted`, refunded), closes: answered },
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
  },
  payment_rejected: {
    notifies: inspections(
      ({ what }) => `${what}: not paid`,
      ({ reason }) => sentences(reason, 'The money is back in your balance.'),
    ),
  },
}
