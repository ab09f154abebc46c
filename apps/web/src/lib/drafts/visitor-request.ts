import { dropDraft, findDraft, keepDraft } from './drafts.ts'

/** This tab's own goes first: another tab may describe another trade. A new tab finds what was written last. */
const names = ['visitor-tab', 'visitor-request'] as const
/** A browser may have other readers the day after. */
const dayMs = 24 * 60 * 60_000

type Kept = { at: number; values: object }

/** Where a visitor goes on who has described a trade: only from there an account takes it over. */
export const requestOfVisitor = '/request-a-quote?asked'

/** What a visitor writes before there is an account. This browser keeps it for a day. */
export function keepVisitorRequest(values: object): void {
  for (const name of names) keepDraft(name, '', { at: Date.now(), values } satisfies Kept)
}

export function findVisitorRequest<Values>(): Partial<Values> | undefined {
  const kept = names.flatMap((name) => findDraft<Kept>(name, '') ?? [])
  return kept.find(({ at }) => Date.now() - at < dayMs)?.values as Partial<Values> | undefined
}

export const dropVisitorRequest = (): void => names.forEach(dropDraft)
