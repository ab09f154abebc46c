import { classNames } from './class-names.ts'

/** A grey bar in place of text. The class sets its size: `<Skeleton className="h-4 w-40" />`. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-shimmer rounded-sm bg-mist-2', className)} />
}
