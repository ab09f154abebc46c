import type { WireChange } from '@tradelane/contract/four-eyes/calls'
import { useChangesOf } from '../../lib/queries/pending-changes.ts'
import { Card } from '../card.tsx'
import { type Beside, PendingChanges } from './pending-changes.tsx'

/** On the page of a record: its changes that wait for a second person. Nothing where none does. */
export const WaitingChanges = ({ recordId }: { recordId: string }) => (
  <WaitingCard changes={useChangesOf(recordId)} />
)

/** The same of changes that a page knows. */
export const WaitingCard = ({ changes, beside }: { changes: readonly WireChange[]; beside?: Beside }) =>
  changes.length > 0 && (
    <Card title="Waiting for a second person" isFlush>
      <PendingChanges changes={changes} beside={beside} />
    </Card>
  )
