import { type RefObject, useEffect } from 'react'

/** The field first, and then the records that were found, in the order of the page. */
const stopsIn = (page: HTMLElement): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('input[type=search], [data-hits] a')].filter((stop) =>
    stop.checkVisibility(),
  )

/** The first record, where what is in the field has been searched for and answered. */
function firstFor(field: Element | null, [, first]: readonly HTMLElement[]): HTMLElement | undefined {
  const hits = first?.closest<HTMLElement>('[data-hits]')
  const isOfTyped = field instanceof HTMLInputElement && hits?.dataset.hits === field.value.trim()
  return isOfTyped && hits.ariaBusy !== 'true' && !hits.inert ? first : undefined
}

/**
 * "/" leads to the field, and the arrows from it through what was found and back. Enter follows a link, as everywhere, and from the field the first one.
 */
export function useSearchKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey } = event
      const stops = page.current ? stopsIn(page.current) : []
      const at = stops.indexOf(document.activeElement as HTMLElement)
      if (altKey || ctrlKey || metaKey) return
      const first = key === 'Enter' && at === 0 ? firstFor(document.activeElement, stops) : undefined
      if (first) {
        event.preventDefault()
        event.stopPropagation()
        return first.click()
      }
      const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]')
      const steps: Record<string, number | undefined> = { ArrowDown: at + 1, ArrowUp: at - 1 }
      const next = key === '/' && !isTyping ? 0 : at < 0 ? undefined : steps[key]
      if (next === undefined || !stops[next]) return
      event.preventDefault()
      stops[next].focus()
    }
    // Before the search over everything, which any page has.
    document.addEventListener('keydown', move, true)
    return () => document.removeEventListener('keydown', move, true)
  }, [page])
}
