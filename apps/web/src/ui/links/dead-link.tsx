import { Card } from '../card.tsx'
import { EmptyState } from '../empty-state.tsx'

/** The page of every link that does not work, for any reason. */
export function DeadLink({ title, text }: { title: string; text?: string }) {
  return (
    <>
      <title>{`${title} · Tradelane`}</title>
      <h1 className="mb-4 text-xl font-semibold">{title}</h1>
      <Card>
        <EmptyState title="This link does not work">
          {text ??
            'It may be incomplete, used already, expired, revoked or no longer needed. A newer email about the same thing has a newer link: use that one. Otherwise ask the person who sent it for a new one.'}
        </EmptyState>
      </Card>
    </>
  )
}
