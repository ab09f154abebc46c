import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'

type ClosedButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children' | 'title'> & {
  text: ReactNode
  /** Why it is closed. */
  closed: string
}

/** Keeps its place and can be reached with the keyboard, with the reason below it. */
export function ClosedButton({ text, closed, ...look }: ClosedButtonProps) {
  const reasonId = useId()
  return (
    <span className="grid max-w-64 justify-items-start gap-1">
      <Button {...look} aria-disabled aria-describedby={reasonId} className="opacity-55">
        {text}
      </Button>
      <span id={reasonId} className="text-xs text-ink-2">
        {closed}
      </span>
    </span>
  )
}
