import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button.tsx'
import { ClosedButton } from '../closed-button.tsx'
import { useDialog } from './use-dialog.tsx'

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children' | 'title'> & {
  text: ReactNode
  /** Why it cannot be opened now. */
  closed?: ReactNode
  /** The dialog, shown from the click until it closes itself. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. It stays a button as long as that is open. */
export function DialogButton({ text, closed, children, ...look }: DialogButtonProps) {
  const dialog = useDialog(children, closed)
  if (closed !== undefined && !dialog.isOpen) return <ClosedButton {...look} text={text} closed={closed} />
  return (
    <Button {...look} onClick={dialog.open}>
      {text}
    </Button>
  )
}
