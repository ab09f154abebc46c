import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
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
  const isShort = rows <= fewRows
  // One element for few rows and for many: what is typed in a row stays when a row comes, and what was seen stays open.
  const [isOpen, setIsOpen] = useState(isShort)
  if (!isNarrow) return children
  return (
    <details
      open={isOpen || isShort}
      onToggle={({ currentTarget }) => !isShort && setIsOpen(currentTarget.open)}
      className={classNames('group', !isShort && 'border-t border-line')}
    >
      <summary
        className={classNames(
          'min-h-11 cursor-pointer list-none items-center gap-3 py-3 font-medium [&::-webkit-details-marker]:hidden',
          isShort ? 'hidden' : 'flex',
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
