/**
 * Where the keyboard goes on once this button is gone with its row: what takes the focus in the row, else the next row or the one before,
 * else what is around them. The page may know a better place.
 */
export function placeFrom(button: Element | null): () => void {
  const places: (Element | null)[] = []
  for (let at = button?.parentElement; at; at = at.parentElement)
    if (at.matches('[tabindex="-1"]')) places.push(at)
    else if (at.matches('li, tr')) places.push(at.nextElementSibling, at.previousElementSibling)
  const goOn = () => queueMicrotask(() => places.forEach(focusAt))
  return () => {
    if (!button?.isConnected) return goOn()
    // The page may draw itself again some time after the answer.
    const drawn = new MutationObserver(() => {
      if (button.isConnected) return
      drawn.disconnect()
      goOn()
    })
    drawn.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => drawn.disconnect(), 5_000)
  }
}

/** Only the first that takes the focus: what is no place, or is gone, does not. */
function focusAt(place: Element | null) {
  for (const one of [place, place?.querySelector('a, button')])
    if (document.activeElement === document.body) (one as HTMLElement | null)?.focus({ preventScroll: true })
}
