import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children' | 'title'> & {
  text: ReactNode
  /** The dialog, shown from the click until it closes itself. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ text, children, ...look }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...look} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  )
}
