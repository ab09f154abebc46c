import type { Deps } from '../../../deps/deps.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The link of a stored document: an identifier that only the serve call can read. */
export const linkOf = ({ config }: Deps, documentId: string): string =>
  `https://${config.filesHost}/${documentId}`

/** The document of a link; undefined for every other address, which is never fetched. */
export function documentIdOf({ config }: Deps, link: string): string | undefined {
  const start = `https://${config.filesHost}/`
  const id = link.startsWith(start) ? link.slice(start.length) : ''
  return uuid.test(id) ? id : undefined
}
