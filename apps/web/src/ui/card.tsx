import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type CardProps = {
  /** Where a link of the page leads here. */
  id?: string
  title?: string
  /** For screen readers, where several panels have the same title. */
  name?: string
  /** At the right of the title: a link or a quiet button. */
  action?: ReactNode
  /** For tables and lists that reach the edges. */
  isFlush?: boolean
  className?: string
  children: ReactNode
}

/** A panel. With a title it is a named region of the page. */
export function Card({ id: anchor, title, name, action, isFlush, className, children }: CardProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      {...(name ? { 'aria-label': name } : title && { 'aria-labelledby': id })}
      className={classNames(
        'min-w-0 scroll-mt-4 rounded-lg border border-line bg-paper',
        !isFlush && 'p-5',
        className,
      )}
    >
      {title && (
        <header
          className={classNames(
            'flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1',
            isFlush ? 'px-5 pt-5 pb-3' : 'mb-3',
          )}
        >
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          {action && <div className="ml-auto">{action}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
