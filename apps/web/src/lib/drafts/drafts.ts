import { isView } from '../session/view-place.ts'

/** Where each draft is stored: for one tab until it closes, or for every tab of this browser. In a view of a customer's app, for its tab. */
const stores = {
  payment: 'tab',
  insured: 'tab',
  'insurance-details': 'tab',
  'credit-limit': 'tab',
  funding: 'tab',
  inspection: 'tab',
  conversation: 'tab',
  upload: 'tab',
  trading: 'tab',
  'inspection-report': 'browser',
  registration: 'browser',
  partner: 'browser',
  cargo: 'browser',
  'freight-offer': 'browser',
  'booking-details': 'browser',
  // What a visitor has written before signing up: the account takes it over.
  'visitor-request': 'browser',
  'visitor-tab': 'tab',
} as const

export type DraftName = keyof typeof stores

/** These name no owner, so the next user who signs in must not find them. */
const unowned: readonly DraftName[] = ['cargo', 'freight-offer']

/**
 * Stores what a form holds, so that a reload finds it. One draft per name; `owner` says whose it is or which record it
 * is about (empty if it belongs to the tab or browser as such). Does nothing where storage is disabled or full.
 */
export function keepDraft(name: DraftName, owner: string, values: unknown): void {
  try {
    storeOf(name).setItem(keyOf(name), JSON.stringify({ owner, values }))
  } catch {
    // The draft then lasts as long as the page.
  }
}

/** The stored values of this owner, as they were given to `keepDraft`; undefined if there are none. */
export function findDraft<Values>(name: DraftName, owner: string): Values | undefined {
  try {
    const draft = JSON.parse(storeOf(name).getItem(keyOf(name)) ?? '{}')
    return draft.owner === owner ? (draft.values ?? undefined) : undefined
  } catch {
    return undefined
  }
}

export function dropDraft(name: DraftName): void {
  try {
    storeOf(name).removeItem(keyOf(name))
  } catch {
    // Storage is disabled: nothing is stored.
  }
}

/** Called before a sign-in. Drafts that name their owner stay: an expired session must not cost a user their entries. */
export function dropUnownedDrafts(): void {
  for (const name of unowned) dropDraft(name)
}

const keyOf = (name: DraftName): string => `draft ${name}`

function storeOf(name: DraftName): Storage {
  return stores[name] === 'tab' || isView() ? sessionStorage : localStorage
}
