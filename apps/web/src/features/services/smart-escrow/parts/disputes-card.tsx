import { closedBy, recordFor } from '@tradelane/contract/lifecycle/action-table'
import { blockActions } from '@tradelane/contract/smart-escrow/actions'
import type { BlockFacts } from '@tradelane/contract/smart-escrow/block-rules'
import type { EscrowBlockState } from '@tradelane/contract/smart-escrow/states'
import type { ReactNode } from 'react'
import { Card } from '../../../../ui/card.tsx'
import type { AnyDispute, Disputable, DisputeActs, FileQueryOf } from './dispute-acts.ts'
import { OpenDispute } from './dispute-dialogs.tsx'
import { DisputeView } from './dispute-view.tsx'

type BlockRecord = BlockFacts & { state: EscrowBlockState }

type DisputesCardProps = {
  disputes: readonly AnyDispute[]
  disputable: readonly Disputable[]
  /** Of the escrow, in their order. */
  blocks: readonly BlockRecord[]
  acts: DisputeActs
  /** For who reads a file in another way than by its link. */
  fileQuery?: FileQueryOf
}

/** The disputes of an escrow for one of its sides; nothing where there is none and nobody looks for one. */
export function DisputesCard(props: DisputesCardProps) {
  const { disputes, acts, fileQuery } = props
  if (disputes.length === 0)
    return (
      <Opening {...props}>
        {(button, isClosed) => (
          <Card title="Disputes" action={!isClosed && button}>
            <div className="grid gap-3">
              <p className="text-ink-2">
                If the other side does not do what was agreed, open a dispute. The money of the block waits.
              </p>
              {isClosed && button}
            </div>
          </Card>
        )}
      </Opening>
    )
  return (
    <Card title="Disputes" action={<Opening {...props}>{(button, isClosed) => !isClosed && button}</Opening>}>
      <div className="grid gap-8">
        {disputes.map((dispute) => (
          <DisputeView key={dispute.dispute_id} dispute={dispute} acts={acts} fileQuery={fileQuery} />
        ))}
        <Opening {...props}>{(button, isClosed) => isClosed && button}</Opening>
      </div>
    </Card>
  )
}

type OpeningProps = DisputesCardProps & {
  children: (button: ReactNode, isClosed: boolean) => ReactNode
}

/** Opening another dispute; nothing for those who may not, and where no money is left. */
function Opening({ disputable, blocks, acts, children }: OpeningProps) {
  const record = recordFor(blockActions.dispute, blocks)
  if (!record) return null
  return (
    <acts.Action action={blockActions.dispute} record={record}>
      {(reason) => {
        const closed = reason && ofWhichBlock(reason, blocks, record)
        const button = <OpenDispute disputable={disputable} closed={closed} acts={acts} />
        return children(button, closed !== undefined)
      }}
    </acts.Action>
  )
}

/** The reason names its block, where it is not that of all blocks. */
function ofWhichBlock(reason: string, blocks: readonly BlockRecord[], record: BlockRecord): string {
  const reasons = blocks.map((block) => closedBy(blockActions.dispute, block)?.reason)
  return reasons.every((each) => each === reason) ? reason : `Block ${blocks.indexOf(record) + 1}: ${reason}`
}
