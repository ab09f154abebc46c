import { randomBytes } from 'node:crypto'

/** The ending of an id is how the content type is remembered; the rest is random. */
const extensions = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  xml: 'application/xml',
  csv: 'text/csv',
  bin: 'application/octet-stream',
} as const

export function newId(contentType: string): string {
  const [extension = 'bin'] = Object.entries(extensions).find(([, type]) => type === contentType) ?? []
  return `${randomBytes(16).toString('hex')}.${extension}`
}

/** Undefined for every id that we did not create: no other text is ever used as a path. */
export function typeOf(id: string): string | undefined {
  const [, extension] = /^[0-9a-f]{32}\.([a-z]{3})$/.exec(id) ?? []
  return new Map<string | undefined, string>(Object.entries(extensions)).get(extension)
}

/** One folder per first two digits: a hundred thousand files in one folder are slow to list and to back up. */
export const pathOf = (id: string): string => `${id.slice(0, 2)}/${id}`
