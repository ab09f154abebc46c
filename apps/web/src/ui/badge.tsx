import type { Tone } from '@tradelane/contract/lifecycle/state-table'
import { classNames } from './class-names.ts'

const tones: Record<Tone, string> = {
  done: 'bg-done-wash text-done',
  wait: 'bg-wait-wash text-wait',
  lost: 'bg-lost-wash text-lost',
  idle: 'bg-mist-2 text-ink-2',
}

/** A coloured word, for states that are explained beside it. */
export function Badge({ tone, children }: { tone: Tone; children: string }) {
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
