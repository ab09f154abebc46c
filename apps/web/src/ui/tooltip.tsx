import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react'
import { placeNear } from './forms/place-near.ts'

type Describable = ReactElement<{ 'aria-describedby'?: string }>

/**
 * A short explanation of what it wraps, shown while that is pointed at or focused, and read as its description. The
 * child must be able to take the focus.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: Describable }) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const show = () => {
    if (!bubble.current || !anchor.current || bubble.current.matches(':popover-open')) return
    bubble.current.showPopover()
    placeNear(bubble.current, anchor.current, 'center')
  }
  const hide = () => bubble.current?.matches(':popover-open') && bubble.current.hidePopover()
  const hideByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for what happens to the control inside
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={hideByKey}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        id={id}
        ref={bubble}
        role="tooltip"
        popover="manual"
        className="fixed m-0 max-w-[280px] rounded-md border border-navy-3 bg-navy-2 px-3 py-2 text-left text-xs font-normal whitespace-normal text-white shadow-float"
      >
        {text}
      </span>
    </span>
  )
}
