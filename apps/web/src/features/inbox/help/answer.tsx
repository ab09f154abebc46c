import { ChevronDown, Link2 } from 'lucide-react'
import { Link } from 'react-router'
import type { FaqEntry } from '../../../lib/faq/faq-entry.ts'

/** A question that expands to its answer. Its id is its address. */
export function Answer({ entry, isOpen }: { entry: FaqEntry; isOpen?: boolean }) {
  const { id, question, answer, link } = entry
  return (
    <details id={id} open={isOpen} className="group scroll-mt-4 border-t border-line break-inside-avoid">
      <summary className="flex items-center gap-3 px-5 py-3.5 -outline-offset-2 hover:bg-mist">
        <h3 className="flex-1 font-medium">{question}</h3>
        <ChevronDown
          size={18}
          className="flex-none text-ink-2 transition-transform group-open:rotate-180 print:hidden"
          aria-hidden
        />
      </summary>
      <div className="grid gap-3 px-5 pb-4">
        <p className="max-w-[68ch] text-ink-2">{answer}</p>
        <p className="flex flex-wrap gap-x-5 gap-y-2 print:hidden">
          {link && (
            <Link to={link.to} className="text-link">
              {link.text}
            </Link>
          )}
          <Link to={{ hash: id }} className="text-link inline-flex items-center gap-1.5">
            <Link2 size={16} aria-hidden />
            Link to this answer
          </Link>
        </p>
      </div>
    </details>
  )
}
