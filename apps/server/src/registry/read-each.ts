import type { Deps } from '../deps/deps.ts'
import { Refusal } from '../refusal.ts'

type Feature = Deps['features'][number]

/**
 * What each feature answers, and the names of those that could not: one that fails takes no other down. It is logged. A refusal is an answer to
 * the caller.
 */
export async function readEach<T>(
  { features, log }: Pick<Deps, 'features' | 'log'>,
  read: (feature: Feature) => Promise<readonly T[]> | undefined,
): Promise<{ found: T[]; unread: string[] }> {
  const answers = await Promise.all(
    features.map(async (feature) => {
      try {
        return { found: (await read(feature)) ?? [], unread: [] }
      } catch (error) {
        if (error instanceof Refusal) throw error
        const title = titleOf(feature)
        log.error({ err: error, title }, 'what a feature has could not be read')
        return { found: [], unread: [title] }
      }
    }),
  )
  return {
    found: answers.flatMap(({ found }) => found),
    unread: answers.flatMap(({ unread }) => unread),
  }
}

/** A service has that of its `info`. */
export const titleOf = (feature: Feature): string =>
  ('info' in feature ? (feature.info as { title: string }).title : feature.title) ?? 'Some records'
