import { type ReleaseEventName, releaseText } from '@tradelane/contract/smart-escrow/release-events'
import type { ShownRelease } from '@tradelane/contract/smart-escrow/shown-blocks'
import type { ItemRow, StoredRelease } from '../blocks.ts'

/** The event that meets, or has met, a condition. */
export function showRelease(item: ItemRow): ShownRelease | null {
  const event = item.release_event as ReleaseEventName | null
  return event && show(event, item.release_subject_id, item.release_record)
}

export function showDraftRelease(released: unknown): ShownRelease | null {
  const { event, subject_id, record } = (released ?? {}) as Partial<StoredRelease>
  return event ? show(event, subject_id ?? null, record ?? null) : null
}

const show = (event: ReleaseEventName, subject_id: string | null, record: string | null): ShownRelease => ({
  event,
  subject_id,
  text: releaseText(event, record),
})
