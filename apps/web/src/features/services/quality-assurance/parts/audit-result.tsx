import type { AuditFinding, WireAudit } from '@tradelane/contract/quality-assurance/audit-calls'
import {
  type ActionState,
  type AuditAnswer,
  actionLabels,
  auditAnswerLabels,
  auditSections,
} from '@tradelane/contract/quality-assurance/audit-questions'
import { type GivenAnswers, sectionScores } from '@tradelane/contract/quality-assurance/audit-score'
import { formatDay, today } from '../../../../lib/format/format-date.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { ProgressBar } from '../../../../ui/wizard/progress-bar.tsx'

const tones = { open: 'wait', done: 'wait', verified: 'done' } as const satisfies Record<ActionState, string>
const percentOf = (percent: number | null) => (percent === null ? 'Not applicable' : `${percent} %`)

/** The score of the whole audit and of each section. */
export function AuditScore({ score, answers }: { score: number | null; answers: GivenAnswers }) {
  return (
    <Card title="Score">
      <p className="num text-2xl font-semibold">{score === null ? 'No score' : `${score} of 100`}</p>
      <p className="mt-1 text-ink-2">
        Points for questions that are met. Partly met questions have half of their points.
      </p>
      <ul aria-label="Score by section" className="mt-4 grid gap-3">
        {sectionScores(answers).map(({ title, percent }) => (
          <li key={title}>
            <div className="flex justify-between gap-3">
              <span>{title}</span>
              <span className="num text-ink-2">{percentOf(percent)}</span>
            </div>
            <ProgressBar label={title} share={(percent ?? 0) / 100} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What was found, what the supplier does about it, and how far that is. */
export function AuditFindings({ findings }: { findings: WireAudit['findings'] }) {
  return (
    <Card title="Findings and corrective actions">
      {findings.length === 0 ? (
        <p className="text-ink-2">The auditor found nothing to correct.</p>
      ) : (
        <ul aria-label="Findings" className="divide-y divide-line">
          {findings.map((finding, index) => (
            <Finding key={index} finding={finding} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Finding({ finding }: { finding: AuditFinding }) {
  const { grade, description, action, owner, due_on, state } = finding
  const isOverdue = state === 'open' && due_on < today()
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={grade === 'major' ? 'lost' : 'wait'}>{grade === 'major' ? 'Major' : 'Minor'}</Badge>
        <Badge tone={isOverdue ? 'lost' : tones[state]}>{isOverdue ? 'Overdue' : actionLabels[state]}</Badge>
      </div>
      <p className="font-medium whitespace-pre-line">{description}</p>
      <p className="whitespace-pre-line">
        <span className="text-ink-2">Corrective action: </span>
        {action}
      </p>
      <p className="num text-ink-2">
        {owner}, by {formatDay(due_on)}
      </p>
    </li>
  )
}

/** What is not met is found at a glance among what is. */
const answerLooks = {
  yes: 'text-ink-2',
  partly: 'font-medium text-wait',
  no: 'font-medium text-lost',
  not_applicable: 'text-ink-2',
} as const satisfies Record<AuditAnswer, string>

/** Each question with its answer. */
export function AuditAnswers({ answers }: Pick<WireAudit, 'answers'>) {
  return (
    <Card title="Answers">
      <div className="divide-y divide-line">
        {auditSections.map(({ title, source, questions }) => (
          <section key={title} className="py-3 first:pt-0 last:pb-0">
            <h3 className="font-medium">
              {title} <span className="font-normal text-ink-2">({source})</span>
            </h3>
            <dl className="mt-2 grid gap-2">
              {questions.map(({ code, text }) => (
                <div key={code} className="flex justify-between gap-4">
                  <dt>{text}</dt>
                  <dd className={classNames('whitespace-nowrap', answerLooks[answers[code]])}>
                    {auditAnswerLabels[answers[code]]}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  )
}
