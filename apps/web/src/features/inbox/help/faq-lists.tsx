import { SearchX } from 'lucide-react'
import { faq } from '../../../lib/faq/faq.ts'
import type { FaqEntry } from '../../../lib/faq/faq-entry.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Answer } from './answer.tsx'

export function FaqGroups() {
  return faq.map(({ title, entries }) => (
    <Card key={title} title={title} isFlush>
      {entries.map((entry) => (
        <Answer key={entry.id} entry={entry} />
      ))}
    </Card>
  ))
}

/** The best answer is open. Screen readers announce the number of answers. */
export function FoundAnswers({ query, entries }: { query: string; entries: readonly FaqEntry[] }) {
  const count = `${entries.length} ${entries.length === 1 ? 'answer' : 'answers'}`
  return (
    <>
      <p role="status" className="text-ink-2">
        {entries.length === 0 ? 'No answer' : count} to “{query}”
      </p>
      <Card title="Answers" isFlush>
        {entries.map((entry, index) => (
          <Answer key={`${query} ${entry.id}`} entry={entry} isOpen={index === 0} />
        ))}
        {entries.length === 0 && (
          <EmptyState icon={SearchX} title="No results">
            Try other words, or write to us: our address is under Contact.
          </EmptyState>
        )}
      </Card>
    </>
  )
}
