import { ChevronDown } from 'lucide-react'
import { type ReactNode, type ToggleEvent, useId, useState } from 'react'
import { SaysEmpty } from './says-empty.ts'

type CollapsibleProps = {
  title: string
  /** What the page is about: open also while there is nothing in it. */
  isFirst?: boolean
  /** One of many: only its title until it is opened. */
  startsFolded?: boolean
  children: ReactNode
}

/** A panel of a page that can be folded up to its title. One with nothing in it yet is folded until it is opened. */
export function Collapsible({ title, isFirst = false, startsFolded = false, children }: CollapsibleProps) {
  const id = useId()
  const [isEmpty, setIsEmpty] = useState(false)
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? (!startsFolded && (isFirst || !isEmpty))
  // Fires for our own changes too: only what differs from them was the user.
  const hear = ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) => {
    if (open !== isOpen) setChosen(open)
  }
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-paper">
      <details open={isOpen} onToggle={hear} className="group">
        <summary className="flex cursor-pointer list-none items-center gap-3 rounded-lg px-5 py-4 [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          {isEmpty && !isFirst && <span className="text-xs text-ink-2">Nothing yet</span>}
          <ChevronDown
            size={18}
            className="ml-auto text-ink-2 transition-transform group-open:rotate-180"
            aria-hidden
          />
        </summary>
        <div className="border-t border-line">
          <SaysEmpty value={setIsEmpty}>{children}</SaysEmpty>
        </div>
      </details>
    </section>
  )
}
