/**
 * Where the keyboard goes on once this button is gone with its row: what takes the focus in the row, else the next row or the one before,
 * else what is around them. The page may know a better place.
 */
export function placeFrom(button: Element | null): () => void {
  const placeOf = (one?: Element | null) => one?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')
  const row = button?.closest('li, tr')
  const [place, around] = [placeOf(button), placeOf(row)]
  const beside = [row?.nextElementSibling, row?.previousElementSibling]
  return () =>
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      const next = beside.map((one) => one?.querySelector<HTMLElement>('a, button'))
      const inRow = place === around ? undefined : place
      const places = [inRow, ...next, around, document.getElementById('content')]
      places.find((one) => one?.isConnected)?.focus({ preventScroll: true })
    })
}
