import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { placeNear } from './forms/place-near.ts'

export type MenuProps = {
  /** Label of the list, which screen readers read after the button's text. */
  label: string
  /** What the button shows. */
  button: ReactNode
  buttonClassName?: string
  /** Exact width of the menu in pixels. */
  width?: number
  /** `MenuLink` and `MenuButton` entries; anything else is shown as it is. */
  children: ReactNode
}

/** A button that opens a list of actions: the platform's popover, closed by Escape or a click elsewhere; arrow keys move. */
export function Menu({ label, button, buttonClassName, width = 200, children }: MenuProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const entries = () => Array.from(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])
  const move = (event: KeyboardEvent) => {
    const all = entries()
    const here = all.indexOf(document.activeElement as HTMLElement)
    const goal = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key]
    if (goal === undefined) return
    event.preventDefault()
    all.at(goal % all.length)?.focus()
  }
  return (
    <>
      <button ref={trigger} type="button" popoverTarget={id} aria-haspopup="menu" className={buttonClassName}>
        {button}
        <span className="sr-only">{label}</span>
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        style={{ width }}
        className="floating fixed m-0 rounded-md p-1"
        onKeyDown={move}
        onClick={() => list.current?.hidePopover()}
        onToggle={({ newState }) => {
          if (newState !== 'open' || !list.current || !trigger.current) return
          placeNear(list.current, trigger.current, 'end')
          entries()[0]?.focus()
        }}
      >
        {children}
      </div>
    </>
  )
}

const entryLook =
  'flex w-full items-center gap-2.5 rounded-sm px-3 py-2 text-left hover:bg-mist-2 focus-visible:bg-mist-2 focus-visible:-outline-offset-2'

export function MenuLink({ className, ...rest }: LinkProps) {
  return <Link role="menuitem" tabIndex={-1} className={classNames(entryLook, className)} {...rest} />
}

export function MenuButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classNames(entryLook, className)}
      {...rest}
    />
  )
}
