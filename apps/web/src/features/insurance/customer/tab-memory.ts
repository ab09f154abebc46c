/** What a form holds between two saves, so that a reload finds it again: for one tab, until it is saved. */
export function keepInTab(place: string, values: unknown): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(values))
  } catch {
    // No room, or storage switched off: then a reload forgets.
  }
}

export function findInTab<Values>(place: string): Partial<Values> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function dropFromTab(place: string): void {
  sessionStorage.removeItem(place)
}
