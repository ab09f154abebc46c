import { Card } from '../../../../ui/card.tsx'
import type { AnyDispute, Disputable, DisputeActs, FileQueryOf } from './dispute-acts.ts'
import { OpenDispute } from './dispute-dialogs.tsx'
import { DisputeView } from './dispute-view.tsx'

type DisputesCardProps = {
  disputes: readonly AnyDispute[]
  disputable: readonly Disputable[]
  acts: DisputeActs
  fileQuery: FileQueryOf
}

/** The disputes of an escrow for one of its sides; nothing where there is none and none can be opened. */
export function DisputesCard({ disputes, disputable, acts, fileQuery }: DisputesCardProps) {
  if (disputes.length === 0 && disputable.length === 0) return null
  return (
    <Card
      title="Disputes"
      action={disputable.length > 0 && <OpenDispute disputable={disputable} acts={acts} />}
    >
      <div className="grid gap-8">
        {disputes.length === 0 && (
          <p className="text-ink-2">
            If the other side does not do what was agreed, open a dispute. The money of the block waits.
          </p>
        )}
        {disputes.map((dispute) => (
          <DisputeView key={dispute.dispute_id} dispute={dispute} acts={acts} fileQuery={fileQuery} />
        ))}
      </div>
    </Card>
  )
}
