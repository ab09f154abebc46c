import type { KeyboardEvent } from 'react'

/** Closes an open list. Of a field without one it would empty what was chosen: there the key belongs to the dialog around it. */
export function leaveEscape(event: KeyboardEvent, isListOpen: boolean): void {
  if (event.key === 'Escape' && !isListOpen)
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
}
