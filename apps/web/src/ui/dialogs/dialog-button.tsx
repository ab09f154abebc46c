import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { ClosedButton } from '../closed-button.tsx'

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children' | 'title'> & {
  text: ReactNode
  /** Why it cannot be opened now. */
  closed?: ReactNode
  /** The dialog, shown from the click until it closes itself. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. One that is open stays when a refresh closes the action: the server's refusal says why, beside what was typed. */
export function DialogButton({ text, closed, children, ...look }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (closed !== undefined && !isOpen) return <ClosedButton {...look} text={text} closed={closed} />
  return (
    <>
      <Button {...look} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  )
}
