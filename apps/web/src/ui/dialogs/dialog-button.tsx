import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button } from '../button.tsx'

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children' | 'title'> & {
  text: ReactNode
  /** Why it cannot be opened now. */
  closed?: string | undefined
  /** The dialog, shown from the click until it closes itself. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ text, closed, children, ...look }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (closed !== undefined) return <ClosedButton {...look} text={text} closed={closed} />
  return (
    <>
      <Button {...look} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  )
}

/** Keeps its place and can be reached with the keyboard, with the reason below it. */
function ClosedButton({ text, closed, ...look }: { text: ReactNode; closed: string }) {
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
