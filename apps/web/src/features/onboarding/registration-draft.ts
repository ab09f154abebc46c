import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'

const place = 'registration-draft'

export type RegistrationDraft = { step: number; values: RegistrationInput }

/** The user's entries so far, stored in this browser; signing out removes them with everything else. */
export function keepDraft(userId: string, draft: RegistrationDraft): void {
  try {
    localStorage.setItem(place, JSON.stringify({ userId, ...draft }))
  } catch {
    // No room, or storage switched off: then a reload forgets.
  }
}

export function findDraft(userId: string): RegistrationDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(place) ?? '{}')
    return draft.userId === userId && draft.values ? { step: draft.step, values: draft.values } : undefined
  } catch {
    return undefined
  }
}

export function dropDraft(): void {
  localStorage.removeItem(place)
}
