import type { WireChecklistItem } from '@tradelane/contract/trade-documents/calls'
import type { MadeType } from '@tradelane/contract/trade-documents/forms'
import { type TradeRole, whyNotMade } from '@tradelane/contract/trade-documents/made-by'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { isMade } from './made-types.ts'

type ChecklistProps = {
  role: TradeRole | null
  items: readonly WireChecklistItem[]
  onAdd?: (type: TradeDocumentType) => void
  onMake?: (type: MadeType) => void
  onAsk?: (type: TradeDocumentType, title: string) => void
}

type State = WireChecklistItem['state']
const isHere = (state: State): boolean => state === 'PRESENT' || state === 'APPROVED'

/** What the trade needs: whether it is there, why it is needed, and who brings it. */
export function Checklist({ role, items, onAdd, onMake, onAsk }: ChecklistProps) {
  const missing = items.filter(({ required, state }) => required && !isHere(state)).length
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
              {item.sold_to !== undefined && !isHere(item.state) && (
                <span className="block text-xs text-ink-2">
                  The one in the list below is of your sale to {item.sold_to}. It does not count for what you
                  buy.
                </span>
              )}
            </div>
            <span className="flex gap-2">
              {!isHere(item.state) && onMake && <MakeButton item={item} role={role} onMake={onMake} />}
              {!isHere(item.state) && onAsk && <AskButton item={item} onAsk={onAsk} />}
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
  const text = state === 'MISSING' || state === 'REQUESTED' ? 'Add' : 'Add a version'
  return (
    <Button
      size="sm"
      tone={isHere(state) ? 'quiet' : 'plain'}
      aria-label={`${text}: ${title}`}
      onClick={() => onAdd(type)}
    >
      {text}
    </Button>
  )
}

/** Not of what the other side makes. */
function MakeButton({
  item: { type, title },
  role,
  onMake,
}: {
  item: WireChecklistItem
  role: TradeRole | null
  onMake: (type: MadeType) => void
}) {
  if (!isMade(type) || whyNotMade(type, role) !== undefined) return null
  return (
    <Button size="sm" aria-label={`Make: ${title}`} onClick={() => onMake(type)}>
      Make
    </Button>
  )
}

/** Somebody else is asked for it by a link. */
function AskButton({
  item: { type, title },
  onAsk,
}: {
  item: WireChecklistItem
  onAsk: (type: TradeDocumentType, title: string) => void
}) {
  return (
    <Button size="sm" aria-label={`Ask for: ${title}`} onClick={() => onAsk(type, title)}>
      Ask
    </Button>
  )
}

const standings = {
  PRESENT: { tone: 'done', text: 'Here' },
  APPROVED: { tone: 'done', text: 'Approved' },
  REQUESTED: { tone: 'wait', text: 'Requested' },
  REJECTED: { tone: 'lost', text: 'Rejected' },
  EXPIRED: { tone: 'lost', text: 'Expired' },
} as const

function Standing({ state, required }: Pick<WireChecklistItem, 'state' | 'required'>) {
  if (state !== 'MISSING') return <Badge tone={standings[state].tone}>{standings[state].text}</Badge>
  return required ? <Badge tone="wait">Missing</Badge> : <Badge tone="idle">If needed</Badge>
}
