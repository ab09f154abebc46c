import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** As wide for each name, and before it is known: else the icons beside it would move from under a pointer. A short name is at the right edge. */
export const personLook = 'flex items-center gap-3 p-1 sm:w-52 sm:justify-end'

type PersonProps = { name: string; note: string; isUrgent?: boolean }

/** Who is signed in, on the button of their menu. */
export function Person({ name, note, isUrgent }: PersonProps) {
  return (
    <>
      {/* Drawn, not written: a letter that is no part of what the button says. */}
      <span
        className="grid size-9 flex-none place-items-center rounded-full bg-sea-fill font-semibold text-white before:content-[attr(data-initial)]"
        data-initial={name.slice(0, 1).toUpperCase()}
        aria-hidden
      />
      <span className="max-sm:sr-only sm:min-w-0">
        <span className="block truncate leading-[18px] font-medium">{name}</span>{' '}
        <span
          className={classNames('block truncate text-xs', isUrgent ? 'font-medium text-lost' : 'text-ink-2')}
        >
          {note}
        </span>
      </span>
    </>
  )
}

export function UnknownPerson({ className }: { className?: string }) {
  return (
    <div className={classNames(personLook, className)}>
      <Skeleton className="size-9 rounded-full" />
    </div>
  )
}
