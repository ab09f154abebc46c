import { formatInstant } from '../../lib/format/format-date.ts'

/** A question of the back office, and what the customer answered. */
type Exchange = {
  question: string
  asked_at: string
  answer: string | null
  answered_at: string | null
}

/** The newest question that is not answered yet. */
export const openQuestion = (exchanges: readonly Exchange[]): string | undefined => {
  const last = exchanges.at(-1)
  return last?.answer === null ? last.question : undefined
}

/** What was asked and answered, oldest first. */
export function Exchanges({ exchanges }: { exchanges: readonly Exchange[] }) {
  return (
    <ol className="grid gap-4">
      {exchanges.map(({ question, asked_at, answer, answered_at }) => (
        <li key={asked_at} className="grid gap-1">
          <p className="whitespace-pre-line font-medium">{question}</p>
          <p className="num text-xs text-ink-2">Asked {formatInstant(asked_at)}</p>
          {answer !== null && answered_at && (
            <div className="mt-1 rounded-md bg-mist p-3">
              <p className="whitespace-pre-line">{answer}</p>
              <p className="num mt-1 text-xs text-ink-2">Answered {formatInstant(answered_at)}</p>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
