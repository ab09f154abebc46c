import { useSyncExternalStore } from 'react'

/** Whether a media query holds now: `useMedia('(max-width: 639px)')`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    // Rendered beforehand, nothing is known of the window yet.
    () => false,
  )
}
