import type { WireChecklistItem } from '@tradelane/contract/trade-documents/calls'
import type { MadeType } from '@tradelane/contract/trade-documents/forms'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { isMade } from './made-types.ts'

type ChecklistProps = {
  items: readonly WireChecklistItem[]
  onAdd?: (type: TradeDocumentType) => void
  onMake?: (type: MadeType) => void
}

/** What the trade needs: whether it is there, why it is needed, and who brings it. */
export function Checklist({ items, onAdd, onMake }: ChecklistProps) {
  const missing = items.filter(({ required, state }) => required && state === 'MISSING').length
  return (
    <section aria-label="Documents that this trade needs">
      <p className="mb-2 text-ink-2">
        {missing === 0
          ? 'All documents that this trade needs are here.'
          : `Missing: ${missing} of ${items.filter(({ required }) => required).length} documents that this trade needs.`}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.title} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <span className="flex flex-wrap items-center gap-2">
                <strong className="font-medium">{item.title}</strong>
                <Standing {...item} />
              </span>
              <span className="block text-ink-2">{item.why}</span>
              <span className="block text-xs text-ink-2">Brought by: {item.who}</span>
            </div>
            <span className="flex gap-2">
              {item.state === 'MISSING' && onMake && <MakeButton item={item} onMake={onMake} />}
              {onAdd && <AddButton item={item} onAdd={onAdd} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is here may be the wrong one: another version comes in its place. */
function AddButton({
  item: { type, title, state },
  onAdd,
}: {
  item: WireChecklistItem
  onAdd: (type: TradeDocumentType) => void
}) {
  const text = state === 'MISSING' ? 'Add' : 'Add a version'
  return (
    <Button
      size="sm"
      tone={state === 'MISSING' ? 'plain' : 'quiet'}
      aria-label={`${text}: ${title}`}
      onClick={() => onAdd(type)}
    >
      {text}
    </Button>
  )
}

function MakeButton({
  item: { type, title },
  onMake,
}: {
  item: WireChecklistItem
  onMake: (type: MadeType) => void
}) {
  if (!isMade(type)) return null
  return (
    <Button size="sm" aria-label={`Make: ${title}`} onClick={() => onMake(type)}>
      Make
    </Button>
  )
}

function Standing({ state, required }: Pick<WireChecklistItem, 'state' | 'required'>) {
  if (state === 'PRESENT') return <Badge tone="done">Here</Badge>
  return required ? <Badge tone="wait">Missing</Badge> : <Badge tone="idle">If needed</Badge>
}
