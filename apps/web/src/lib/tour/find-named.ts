/**
 * The element with this accessible name, if it is visible now. The tour finds elements as users do, so that no page has
 * to know about the tour, and hidden elements (the sidebar on a narrow screen) are not found.
 */
export function findNamed(selector: string, name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => nameOf(element).startsWith(name) && isSeen(element),
  )
}

/** The label of a field together with its control, anywhere or inside a given element. */
export function findField(label: string, inside = ''): HTMLElement | undefined {
  return findNamed(`${inside} label`, label)?.parentElement ?? undefined
}

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const title = element.getAttribute('aria-labelledby')
  const named = title === null ? element : document.getElementById(title)
  return named?.textContent.trim() ?? ''
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
}
