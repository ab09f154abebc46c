const place = 'account view'
const idPlace = 'account view id'
const endPlace = 'account view end'

/** The view of a customer's app that is open in this tab. `ends` is by the clock of this computer, which may be wrong. */
export type KeptView = { jwt: string; view_id: string; ends: number }

export function keepView({ jwt, view_id, ends }: KeptView): void {
  sessionStorage.setItem(place, jwt)
  sessionStorage.setItem(idPlace, view_id)
  sessionStorage.setItem(endPlace, String(ends))
}

/** Of this tab's view nothing is left. */
export function dropView(): void {
  sessionStorage.removeItem(place)
  sessionStorage.removeItem(idPlace)
  sessionStorage.removeItem(endPlace)
}

export const viewToken = (): string | undefined => sessionStorage.getItem(place) ?? undefined
export const viewId = (): string | undefined => sessionStorage.getItem(idPlace) ?? undefined
export const isView = (): boolean => viewToken() !== undefined
export const hasViewEnded = (now: number): boolean => now >= Number(sessionStorage.getItem(endPlace) ?? now)
