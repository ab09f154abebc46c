import type { Deps } from '../../../deps/deps.ts'
import type { OpenWork } from '../../../entries/open-work.ts'

type Read = { lines: OpenWork[]; unread: { title: string; link: string }[] }

/** The lines of every feature. One that fails takes no other down: it is logged and named instead. */
export async function readOpenWork(deps: Deps): Promise<Read> {
  const sources = deps.features.flatMap(({ openWork }) => openWork ?? [])
  const read = await Promise.all(
    sources.map(async (source): Promise<Read> => {
      try {
        return { lines: await source.read(deps), unread: [] }
      } catch (error) {
        const { title, link } = source
        deps.log.error({ err: error, title }, 'what waits could not be read')
        return { lines: [], unread: [{ title, link }] }
      }
    }),
  )
  return { lines: read.flatMap(({ lines }) => lines), unread: read.flatMap(({ unread }) => unread) }
}
