import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** A panel of a page that can be folded up to its title: the platform's own, so that it needs no script. */
export function Collapsible({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-paper">
      <details open className="group">
        <summary className="flex list-none items-center gap-3 rounded-lg px-5 py-4 [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <ChevronDown
            size={18}
            className="ml-auto text-ink-2 transition-transform group-open:rotate-180"
            aria-hidden
          />
        </summary>
        <div className="border-t border-line">{children}</div>
      </details>
    </section>
  )
}
