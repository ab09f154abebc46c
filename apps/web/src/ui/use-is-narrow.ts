import { useRef, useSyncExternalStore } from 'react'

const narrow = '(max-width: 639px)'

/**
 * Whether rows are cards. A table and its cards are different elements: while a dialog is open, which may be one of a row's
 * own with fields filled in, the layout stays as a turned phone found it.
 */
export function useIsNarrow(): boolean {
  const shown = useRef<boolean>(undefined)
  return useSyncExternalStore(
    subscribe,
    () => {
      if (shown.current === undefined || !document.querySelector('dialog[open]'))
        shown.current = matchMedia(narrow).matches
      return shown.current
    },
    // Rendered beforehand, nothing is known of the window yet.
    () => false,
  )
}

function subscribe(changed: () => void): () => void {
  const media = matchMedia(narrow)
  media.addEventListener('change', changed)
  // A dialog that closes gives the focus back.
  document.addEventListener('focusin', changed)
  return () => {
    media.removeEventListener('change', changed)
    document.removeEventListener('focusin', changed)
  }
}
