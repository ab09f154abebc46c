import { escrowBlockStateTable } from '@tradelane/contract/smart-escrow/states'
import { FileText, ListChecks } from 'lucide-react'
import { use, useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { Button } from '../../../../ui/button.tsx'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { ArrivesBy } from '../../../../ui/records/arrives-by.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import type { ItemOfBlock } from './block-record.ts'
import type { EscrowPageData, WireBlock } from './escrow-queries.ts'
import { ExamineDocument } from './examine-document.tsx'
import { ItemActs, paidBy } from './item-acts.tsx'
import { DifferencesOf, papersIn } from './papers-of-escrow.ts'
import { Presentations } from './presentations.tsx'
import { ReleaseText } from './release-text.tsx'
import { standingBySilence } from './standing-by-silence.ts'

type BlocksListProps = { page: EscrowPageData; isOffice?: boolean }

/** The blocks of an escrow, each with what must be approved before it is paid. */
export function BlocksList({ page, isOffice = false }: BlocksListProps) {
  const { smart_escrow: escrow } = page
  return (
    <ol className="grid gap-6">
      {escrow.conditions.map((block, index) => (
        <li key={block.block_id ?? index} className="grid gap-2">
          <div className="flex flex-wrap items-center gap-3">
            <h3 className="font-medium">
              Block {index + 1}: {block.percent_of_money !== null && `${block.percent_of_money} %, `}
              <span className="num">{formatAmount(block.amount, escrow.amount_sent_currency)}</span>
            </h3>
            {block.state && <StatusBadge states={escrowBlockStateTable} state={block.state} />}
          </div>
          {block.refunded > 0 && block.state !== 'refunded' && (
            <p className="text-ink-2">
              {formatAmount(block.refunded, escrow.amount_sent_currency)} of it went back to the balance.
            </p>
          )}
          {block.arrives_by && (
            <p className="text-ink-2">
              The payout arrives by <ArrivesBy {...block.arrives_by} />
            </p>
          )}
          {block.reason && <p className="text-ink-2">{block.reason}</p>}
          <Items page={page} block={block} isOffice={isOffice} />
        </li>
      ))}
    </ol>
  )
}

type ItemsProps = { page: EscrowPageData; block: WireBlock; isOffice: boolean }

function Items({ page, block, isOffice }: ItemsProps) {
  const [shown, setShown] = useState<Shown>()
  const differencesOf = use(DifferencesOf)
  const rows = [
    ...block.document_approval.map((item) => ({
      ...{ item, title: item.approval_of_document, url: item.doument_file },
      presentations: item.presentations,
      released: null,
    })),
    ...block.condition_approval.map((item) => ({
      ...{ item, title: item.condition, url: undefined },
      presentations: [],
      released: item.released_by,
    })),
  ]
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {rows.map((row, index) => (
          // Keeps the focus once its buttons are gone.
          <li
            key={row.item.item_id ?? index}
            className="grid gap-3 py-2"
            tabIndex={-1}
            aria-label={row.title}
          >
            <ItemRow {...row} page={page} block={block} isOffice={isOffice} onView={setShown} />
            <Presentations
              presentations={row.presentations}
              title={row.title}
              onView={({ file: url, version }) =>
                setShown({ url, title: `${row.title}, version ${version}` })
              }
              actions={(presentation) => (
                <ExamineDocument
                  smart_escrow_id={page.smart_escrow.smart_escrow_id}
                  presentation={presentation}
                  block={block}
                  approver={row.item.approver}
                  title={row.title}
                  isOffice={isOffice}
                  paid={paidBy(page, block, row.item)}
                  compared={differencesOf(papersIn(page.smart_escrow), presentation.presentation_id)}
                />
              )}
            />
          </li>
        ))}
      </ul>
      <DocumentDialog url={shown?.url} title={shown?.title ?? ''} onClose={() => setShown(undefined)} />
    </>
  )
}

type Shown = { url: string; title: string }
type ItemRowProps = ItemsProps & {
  item: ItemOfBlock
  title: string
  /** Of a document. */
  url: string | undefined
  presentations: readonly { by_silence: boolean }[]
  /** The event that meets a condition. */
  released: WireBlock['condition_approval'][number]['released_by']
  onView: (shown: Shown) => void
}

function ItemRow({ page, block, isOffice, item, title, url, presentations, released, onView }: ItemRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ItemIcon isDocument={url !== undefined} />
      <div className="min-w-0 flex-1 basis-[180px]">
        <p className="wrap-anywhere">{title}</p>
        <p className="text-xs text-ink-2">
          {released ? (
            <ReleaseText item={item} released={released} isOffice={isOffice} />
          ) : (
            (standingBySilence(presentations, item) ?? standingOf(item))
          )}
        </p>
      </div>
      {url && (
        <Button size="sm" tone="quiet" onClick={() => onView({ url, title })}>
          View<span className="sr-only"> {title}</span>
        </Button>
      )}
      <ItemActs page={page} block={block} item={item} title={title} isOffice={isOffice} />
    </div>
  )
}

function ItemIcon({ isDocument }: { isDocument: boolean }) {
  const Icon = isDocument ? FileText : ListChecks
  return <Icon size={18} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
}

type Item = Pick<WireBlock['document_approval'][number], 'approver' | 'decision' | 'reason'>

function standingOf({ approver, decision, reason }: Item): string {
  if (decision === 'approved') return `Approved by ${approver}`
  if (decision === 'refused') return `Not approved by ${approver}: ${reason}`
  return `${approver} decides`
}
