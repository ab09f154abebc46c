import { sellersItemActions } from '@tradelane/contract/smart-escrow/actions'
import { escrowBlockStateTable } from '@tradelane/contract/smart-escrow/states'
import { FileText, ListChecks } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { linkFileQuery } from '../../../../lib/queries/documents.ts'
import { Button } from '../../../../ui/button.tsx'
import { ClosedButton } from '../../../../ui/closed-button.tsx'
import { FileDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { ArrivesBy } from '../../../../ui/records/arrives-by.tsx'
import { AllowedAction } from '../../../../ui/records/record-action.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { Presentations } from '../parts/presentations.tsx'
import { standingBySilence } from '../parts/standing-by-silence.ts'
import { PresentForm } from './present-form.tsx'
import { type OpenedEscrow, type SellersEscrow, sellersBlockRecord } from './seller-queries.ts'

type SellersBlocksProps = {
  escrow: SellersEscrow
  opened: OpenedEscrow
  /** The seller has presented something. */
  onPresented: () => void
  onEnded: () => void
}
type Block = SellersEscrow['blocks'][number]
type SellersDocument = Block['documents'][number]
type Shown = { key: string; title: string }

/** What each part of the money needs before it is paid, what was presented, and presenting. */
export function SellersBlocks(props: SellersBlocksProps) {
  const { escrow, opened } = props
  const [shown, setShown] = useState<Shown>()
  return (
    <>
      <ol className="grid gap-6">
        {escrow.blocks.map((block, index) => (
          <li key={block.block_id} className="grid gap-2">
            <div className="flex flex-wrap items-center gap-3">
              <h3 className="font-medium">
                Block {index + 1}: {block.percent_of_money !== null && `${block.percent_of_money} %, `}
                <span className="num">{formatAmount(block.amount, escrow.amount_sent_currency)}</span>
              </h3>
              <StatusBadge states={escrowBlockStateTable} state={block.state} />
            </div>
            {block.refunded > 0 && block.state !== 'refunded' && (
              <p className="text-ink-2">
                {formatAmount(block.refunded, escrow.amount_sent_currency)} of it went back to the buyer.
              </p>
            )}
            {block.arrives_by && (
              <p className="text-ink-2">
                The payout arrives by <ArrivesBy {...block.arrives_by} />
              </p>
            )}
            <Items {...props} block={block} onView={setShown} />
          </li>
        ))}
      </ol>
      {shown && (
        <FileDialog
          query={linkFileQuery(opened, shown.key)}
          title={shown.title}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

type ItemsProps = SellersBlocksProps & { block: Block; onView: (shown: Shown) => void }

const Items = (props: ItemsProps) => (
  <ul className="divide-y divide-line border-t border-line">
    {props.block.documents.map((item) => (
      <Document key={item.item_id} {...props} item={item} />
    ))}
    {props.block.conditions.map((item) => (
      <li key={item.item_id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
        <ListChecks size={18} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
        <Named item={item} />
      </li>
    ))}
  </ul>
)

function Document(props: ItemsProps & { item: SellersDocument }) {
  const { item, escrow, opened, onView, onPresented, onEnded } = props
  const { item_id, title, may_present, presentations } = item
  const [isOpen, setIsOpen] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const close = () => {
    setIsOpen(false)
    row.current?.focus()
  }
  return (
    // Keeps the focus once the form is gone.
    <li ref={row} tabIndex={-1} aria-label={title} className="grid gap-3 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FileText size={18} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
        <Named item={item} />
        <Button size="sm" tone="quiet" onClick={() => onView({ key: item_id, title })}>
          View<span className="sr-only"> {title}</span>
        </Button>
        {!isOpen && <Present {...props} onOpen={() => setIsOpen(true)} />}
      </div>
      {may_present && isOpen && (
        <PresentForm
          opened={opened}
          item={item_id}
          title={title}
          currency={escrow.amount_sent_currency}
          onDone={() => {
            close()
            onPresented()
          }}
          onCancel={close}
          onEnded={onEnded}
        />
      )}
      <Presentations
        presentations={presentations}
        title={title}
        onView={({ presentation_id: key, version }) => onView({ key, title: `${title}, version ${version}` })}
      />
    </li>
  )
}

type PresentProps = { escrow: SellersEscrow; block: Block; item: SellersDocument; onOpen: () => void }

/** Until the document is approved. */
function Present({ escrow, block, item, onOpen }: PresentProps) {
  const { title, decision, presentations } = item
  if (decision === 'approved') return null
  const record = { ...sellersBlockRecord(escrow, block), decision, presented: presentations.length }
  const look = { size: 'sm', tone: 'main' } as const
  const text = (
    <>
      {presentations.length > 0 ? 'Present again' : 'Present'}
      <span className="sr-only"> {title}</span>
    </>
  )
  return (
    <AllowedAction action={sellersItemActions.present} record={record}>
      {(closed) =>
        closed === undefined ? (
          <Button {...look} onClick={onOpen}>
            {text}
          </Button>
        ) : (
          <ClosedButton {...look} text={text} closed={closed} />
        )
      }
    </AllowedAction>
  )
}

type Item = Block['conditions'][number] & { presentations?: SellersDocument['presentations'] }

const Named = ({ item }: { item: Item }) => (
  <div className="min-w-0 flex-1 basis-[180px]">
    <p className="wrap-anywhere">{item.title}</p>
    <p className="text-xs text-ink-2">{standingOf(item)}</p>
  </div>
)

function standingOf({ approver, decision, reason, released_by, presentations = [] }: Item): string {
  const bySilence = standingBySilence(presentations, { decision, reason })
  if (bySilence) return bySilence
  if (released_by)
    return `${decision === 'approved' ? 'Approved, released by' : 'Released by'} ${released_by}`
  const who = approver === 'Buyer' ? 'the buyer' : 'Tradelane'
  if (decision === 'approved') return `Approved by ${who}`
  if (decision === 'refused') return `Not approved by ${who}: ${reason}`
  return `${approver === 'Buyer' ? 'The buyer' : 'Tradelane'} decides`
}
