import { escrowBlockStateTable } from '@tradelane/contract/smart-escrow/states'
import { FileText, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { linkFileQuery } from '../../../lib/queries/documents.ts'
import { Button } from '../../../ui/button.tsx'
import { FileDialog } from '../../../ui/document-dialog.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { OpenedEscrow, SellersEscrow } from './queries.ts'

type SellersBlocksProps = { escrow: SellersEscrow; opened: OpenedEscrow }
type Item = SellersEscrow['blocks'][number]['documents'][number]

/** What each part of the money needs before it is paid. */
export function SellersBlocks({ escrow, opened }: SellersBlocksProps) {
  const [shown, setShown] = useState<{ key: string; title: string }>()
  return (
    <>
      <ol className="grid gap-6">
        {escrow.blocks.map((block, index) => (
          <li key={block.block_id} className="grid gap-2">
            <div className="flex flex-wrap items-center gap-3">
              <h3 className="font-medium">
                Block {index + 1}: {block.percent_of_money} %,{' '}
                <span className="num">{formatAmount(block.amount, escrow.amount_sent_currency)}</span>
              </h3>
              <StatusBadge states={escrowBlockStateTable} state={block.state} />
            </div>
            <ul className="divide-y divide-line border-t border-line">
              {block.documents.map((item) => (
                <li key={item.item_id} className="grid gap-2 py-2">
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                    <FileText size={18} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
                    <Named item={item} />
                    <Button
                      size="sm"
                      tone="quiet"
                      onClick={() => setShown({ key: item.item_id, title: item.title })}
                    >
                      View<span className="sr-only"> {item.title}</span>
                    </Button>
                  </div>
                </li>
              ))}
              {block.conditions.map((item) => (
                <li key={item.item_id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
                  <ListChecks size={18} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
                  <Named item={item} />
                </li>
              ))}
            </ul>
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

const Named = ({ item }: { item: Item }) => (
  <div className="min-w-0 flex-1 basis-[180px]">
    <p className="wrap-anywhere">{item.title}</p>
    <p className="text-xs text-ink-2">{standingOf(item)}</p>
  </div>
)

function standingOf({ approver, decision, reason }: Item): string {
  const who = approver === 'Buyer' ? 'the buyer' : 'Tradelane'
  if (decision === 'approved') return `Approved by ${who}`
  if (decision === 'refused') return `Not approved by ${who}: ${reason}`
  return `${approver === 'Buyer' ? 'The buyer' : 'Tradelane'} decides`
}
