import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useIsNarrow } from './use-is-narrow.ts'

/** So few are seen at once. */
const fewRows = 3

type FoldOnPhoneProps = {
  /** "All 12 costs" */
  title: string
  /** How many are inside. */
  rows: number
  /** In a panel whose content keeps clear of its edges. */
  isInset?: boolean
  children: ReactNode
}

/** The list of a panel that says the most important above it. Where each row is a card it is long: a phone has its title until it is opened. */
export function FoldOnPhone({ title, rows, isInset = false, children }: FoldOnPhoneProps) {
  const isNarrow = useIsNarrow()
  if (!isNarrow || rows <= fewRows) return children
  return (
    <details className="group border-t border-line">
      <summary
        className={classNames(
          'flex min-h-11 cursor-pointer list-none items-center gap-3 py-3 font-medium [&::-webkit-details-marker]:hidden',
          !isInset && 'px-5',
        )}
      >
        {title}
        <ChevronDown
          size={18}
          className="ml-auto flex-none text-ink-2 transition-transform group-open:rotate-180"
          aria-hidden
        />
      </summary>
      {children}
    </details>
  )
}
