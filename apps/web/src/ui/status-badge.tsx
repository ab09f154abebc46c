import { classNames } from './class-names.ts'
import { type StatusKind, type StatusTone, statusOf } from './status-table.ts'
import { Tooltip } from './tooltip.tsx'

const tones: Record<StatusTone, string> = {
  done: 'bg-done-wash text-done',
  wait: 'bg-wait-wash text-wait',
  lost: 'bg-lost-wash text-lost',
  idle: 'bg-mist-2 text-ink-2',
}

/** A coloured word, for states that are explained beside it. */
export function Badge({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      <span className="size-1.5 rounded-full bg-current" aria-hidden />
      {children}
    </span>
  )
}

/** The state of something, from the one table of states; what it means is its tooltip. */
export function StatusBadge({ kind, state }: { kind: StatusKind; state: string | null }) {
  const { label, tone, explanation } = statusOf(kind, state)
  return (
    <Tooltip text={explanation}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard as well */}
      <span tabIndex={0} className="relative z-1 inline-flex rounded-full">
        <Badge tone={tone}>{label}</Badge>
      </span>
    </Tooltip>
  )
}
