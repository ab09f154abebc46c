import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children' | 'title'>
type ClosedButtonsProps = {
  buttons: readonly (ButtonProps & { text: ReactNode; key: string })[]
  /** Why they are closed. */
  closed: ReactNode
}

/** Each keeps its place and can be reached with the keyboard, with the reason below them. */
export function ClosedButtons({ buttons, closed }: ClosedButtonsProps) {
  const reasonId = useId()
  return (
    <span className="grid justify-items-start gap-1">
      <span className="flex flex-wrap gap-2">
        {buttons.map(({ text, key, ...look }) => (
          <Button key={key} {...look} aria-disabled aria-describedby={reasonId} className="opacity-55">
            {text}
          </Button>
        ))}
      </span>
      <span id={reasonId} className="max-w-64 text-xs text-ink-2">
        {closed}
      </span>
    </span>
  )
}

/** One of them. */
export const ClosedButton = ({ closed, ...button }: ButtonProps & { text: ReactNode; closed: ReactNode }) => (
  <ClosedButtons buttons={[{ ...button, key: 'only' }]} closed={closed} />
)
