import type { PartnerValues } from './partner-form.ts'

const place = 'beneficiary-form'

/** What a draft belongs to: it never fills the form of another partner, a newer version, or another company. */
export type DraftOwner = {
  companyId: string
  /** Undefined for a new partner. */
  partnerId: string | undefined
  version: number | undefined
}

/** One draft at a time; signing out removes it with everything else that this browser stores. */
export function keepDraft(owner: DraftOwner, values: PartnerValues): void {
  try {
    localStorage.setItem(place, JSON.stringify({ owner: mark(owner), values }))
  } catch {
    // No room, or storage switched off: then a closed dialog forgets.
  }
}

export function findDraft(owner: DraftOwner): PartnerValues | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(place) ?? '{}')
    return draft.owner === mark(owner) ? draft.values : undefined
  } catch {
    return undefined
  }
}

export function dropDraft(): void {
  localStorage.removeItem(place)
}

const mark = ({ companyId, partnerId, version }: DraftOwner) =>
  JSON.stringify([companyId, partnerId, version])
