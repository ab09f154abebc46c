import { useChangesOf } from '../../lib/queries/pending-changes.ts'
import { Card } from '../card.tsx'
import { PendingChanges } from './pending-changes.tsx'

/** On the page of a record: its changes that wait for a second person. Nothing where none does. */
export function WaitingChanges({ recordId }: { recordId: string }) {
  const changes = useChangesOf(recordId)
  return (
    changes.length > 0 && (
      <Card title="Waiting for a second person" isFlush>
        <PendingChanges changes={changes} />
      </Card>
    )
  )
}
