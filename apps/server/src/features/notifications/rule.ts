import type { Who } from '@tradelane/contract'
import type { NotificationKind } from '@tradelane/contract/notifications/kinds'
import type { TaskFor } from '../tasks/index.ts'
import type { Facts } from './facts.ts'

export type Words = (facts: Facts) => string

export type Rule = {
  /** Never the person who did it, except where that is the very one it is about. */
  tells?: { kind: NotificationKind; who: Who | 'person'; title: Words; body: Words }
  opens?: { task: string; who: TaskFor; title: Words; about?: string; businessDays?: number }
  /** Tasks about the same thing that this event settles. */
  closes?: readonly string[]
}

export function sentences(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
