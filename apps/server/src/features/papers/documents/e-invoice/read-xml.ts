import { SaxesParser } from 'saxes'

/** Deeper than any invoice. */
const mostDepth = 60
/** Of one path: more than an invoice has, apart from its lines, which are not read. */
const mostTexts = 200
const longestText = 200
const piece = 64 * 1024
/** In place of the path of an element that is not read: no name has a slash, so nothing below it is read either. */
const elsewhere = '/'
/** Of elements that a browser shows and runs. */
const shown = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg']

export type XmlTexts = { root: string; textsAt: (path: string) => readonly string[] }

/** An outermost element that no invoice has. */
const otherRoot = 'This XML file is not an electronic invoice that we can read'
export const notWellFormed = 'This XML file is damaged'

/**
 * The texts of an XML file by their path ("Party/Name", below the root, without prefixes), for the given paths of its root. A fault where it is not
 * well-formed, has a document type, which is how entities are declared, or has elements that a browser runs. Nothing else is kept, so that
 * a file that was made to be large takes no memory.
 */
export function readXml(
  text: string,
  pathsOf: (root: string) => readonly string[] | undefined,
): XmlTexts | { fault: string } {
  const parser = new SaxesParser({ xmlns: true })
  const found = new Map<string, string[]>()
  const open: string[] = []
  let root: string | undefined
  // With every path above them: nothing is noted of elements that are elsewhere.
  let ways: ReadonlySet<string> = new Set()
  let fault: string | undefined
  const add = (read: string) => {
    const texts = found.get(open.at(-1) ?? '')
    const last = texts?.at(-1)
    if (texts && last !== undefined && last.length < longestText) texts[texts.length - 1] = last + read
  }
  parser.on('error', () => {
    fault ??= notWellFormed
  })
  parser.on('doctype', () => {
    fault ??= 'XML files with a document type (DTD) or entities are not accepted'
  })
  parser.on('opentag', ({ local, uri }) => {
    if (shown.includes(uri)) fault ??= 'XML files with scripts or pages are not accepted'
    if (open.length > mostDepth) fault ??= notWellFormed
    if (root === undefined) {
      root = local
      const wanted = pathsOf(local)
      if (!wanted) fault ??= otherRoot
      for (const path of wanted ?? []) found.set(path, [])
      ways = new Set(wanted?.flatMap(waysTo))
      open.push('')
      return
    }
    const above = open.at(-1)
    const path = above === '' ? local : `${above}/${local}`
    const texts = found.get(path)
    const isFull = texts?.length === mostTexts
    open.push(ways.has(path) && !isFull ? path : elsewhere)
    if (!isFull) texts?.push('')
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.on('text', add)
  parser.on('cdata', add)
  for (let at = 0; at < text.length && fault === undefined; at += piece)
    parser.write(text.slice(at, at + piece))
  parser.close()
  if (fault !== undefined || root === undefined) return { fault: fault ?? notWellFormed }
  return { root, textsAt: (path) => cleaned(found.get(path) ?? []) }
}

/** "A/B/C" is reached by "A", "A/B" and itself. */
const waysTo = (path: string): string[] =>
  path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))

const cleaned = (texts: readonly string[]): string[] =>
  texts.flatMap(
    (text) =>
      text
        .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
        .trim()
        .slice(0, longestText) || [],
  )
