import { type AuditAnswer, type AuditCode, auditSections } from './audit-questions.ts'

export type GivenAnswers = Readonly<Partial<Record<AuditCode, AuditAnswer>>>
type Score = {
  /** Half points count: a question that is partly met has half of its points. */
  points: number
  possible: number
  /** Whole percent, rounded down, so that only a supplier without a fault has 100. Null where nothing applies. */
  percent: number | null
}
type ScoredQuestions = readonly { code: AuditCode; points: number }[]

const shares: Record<Exclude<AuditAnswer, 'not_applicable'>, number> = { yes: 1, partly: 0.5, no: 0 }

function scoreOf(questions: ScoredQuestions, answers: GivenAnswers): Score {
  let [points, possible] = [0, 0]
  for (const { code, points: most } of questions) {
    const answer = answers[code]
    // A form has an empty text where nothing is chosen yet.
    if (!answer || answer === 'not_applicable') continue
    points += most * shares[answer]
    possible += most
  }
  return { points, possible, percent: possible === 0 ? null : Math.floor((points * 100) / possible) }
}

/** The whole audit. A question that does not apply counts neither way. */
export const auditScore = (answers: GivenAnswers): Score =>
  scoreOf(
    auditSections.flatMap(({ questions }): ScoredQuestions => questions),
    answers,
  )

/** Each section by itself. */
export const sectionScores = (answers: GivenAnswers): (Score & { title: string })[] =>
  auditSections.map(({ title, questions }) => ({ title, ...scoreOf(questions, answers) }))
