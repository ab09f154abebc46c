import { type CargoForm, cargoFields, emptyCargo } from './cargo-form.ts'

const place = 'cargo-details'

/** Kept in this browser while it is typed, until somebody signs in or out. */
export function keepCargo(form: CargoForm): void {
  try {
    localStorage.setItem(place, JSON.stringify(form))
  } catch {
    // No room, or storage switched off: then a reload forgets.
  }
}

/** What was kept, whole or not yet; an empty form where nothing was, or what nobody understands. */
export function findCargo(): CargoForm {
  try {
    const kept = cargoFields.safeParse({ ...emptyCargo, ...JSON.parse(localStorage.getItem(place) ?? '{}') })
    return kept.data ?? emptyCargo
  } catch {
    return emptyCargo
  }
}
