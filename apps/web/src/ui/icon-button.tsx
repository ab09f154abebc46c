import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does: its name for screen readers and its hint for the pointer. */
  label: string
  icon: LucideIcon
  /** Without an edge, for use inside other things. */
  isBare?: boolean
}

export function IconButton({ label, icon: Icon, isBare, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-9 flex-none place-items-center rounded-md text-ink-2 transition-colors enabled:hover:bg-mist-2 enabled:hover:text-ink disabled:opacity-50',
        !isBare && 'border border-line bg-paper',
        className,
      )}
      {...rest}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
