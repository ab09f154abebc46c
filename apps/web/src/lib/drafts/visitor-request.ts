import { dropDraft, findDraft, keepDraft } from './drafts.ts'

const name = 'visitor-request'
/** A browser may have other readers the day after. */
const dayMs = 24 * 60 * 60_000

type Kept = { at: number; values: object }

/** Where a visitor goes on who has described a trade: only from there an account takes it over. */
export const requestOfVisitor = '/request-a-quote?asked'

/** What a visitor writes before there is an account. This browser keeps it for a day. */
export const keepVisitorRequest = (values: object): void =>
  keepDraft(name, '', { at: Date.now(), values } satisfies Kept)

export function findVisitorRequest<Values>(): Partial<Values> | undefined {
  const kept = findDraft<Kept>(name, '')
  return kept && Date.now() - kept.at < dayMs ? (kept.values as Partial<Values>) : undefined
}

export const dropVisitorRequest = (): void => dropDraft(name)
