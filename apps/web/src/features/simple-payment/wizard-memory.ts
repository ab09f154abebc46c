import { emptyPayment, type PaymentValues } from './payment-form.ts'

const place = 'payment-draft'

/** What the wizard holds between two saves, so that a reload finds it again: for one tab, for one payment. */
type Kept = { id: string | undefined; step: number; values: PaymentValues }

export function keepInTab(kept: Kept): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(kept))
  } catch {
    // No room, or storage switched off: then a reload forgets.
  }
}

export function findInTab(id: string | undefined): Omit<Kept, 'id'> | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Kept>
    return kept.values && kept.id === id && kept.step !== undefined
      ? { step: kept.step, values: { ...emptyPayment, ...kept.values } }
      : undefined
  } catch {
    return undefined
  }
}

export function dropFromTab(): void {
  sessionStorage.removeItem(place)
}
