import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'

/** An element with what is in it; names without their namespace's prefix. */
export type Element = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: Element[]
}

/**
 * Reads an XML file piece by piece, and hands over each element with one of these names when it is complete. The rest of the file is never
 * in memory. Answers the attributes of the outermost element. Throws where that has another name, or the file is not well-formed.
 */
export async function readElements(
  path: string,
  { root, names }: { root: string; names: readonly string[] },
  take: (element: Element) => void,
): Promise<Element['attributes']> {
  const parser = new SaxesParser({ xmlns: false })
  const open: Element[] = []
  let outermost: Element | undefined
  let fault: Error | undefined
  parser.on('error', (error) => {
    fault ??= error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: localName(name), attributes, text: '', children: [] }
    outermost ??= element
    if (open.length > 0) open.at(-1)?.children.push(element)
    if (open.length > 0 || names.includes(element.name)) open.push(element)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element && open.length === 0) take(element)
  })
  for await (const chunk of createReadStream(path, 'utf8')) {
    parser.write(chunk as string)
    if (fault) throw fault
    if (outermost && outermost.name !== root)
      throw new Error(`${path} begins with <${outermost.name}>, and this list's file with <${root}>`)
  }
  parser.close()
  if (fault) throw fault
  return outermost?.attributes ?? {}
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** All elements at the end of a path of names. */
export function at(element: Element, ...path: string[]): Element[] {
  return path.reduce<Element[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )
}

/** Their texts, without empty ones. */
export const textsAt = (element: Element, ...path: string[]): string[] =>
  at(element, ...path).flatMap(({ text }) => text.replace(/\s+/g, ' ').trim() || [])

/** The first of them; empty where there is none. */
export const textAt = (element: Element, ...path: string[]): string => textsAt(element, ...path)[0] ?? ''

/** Texts that are there, joined and each once. */
export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')
export const distinct = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => text !== '')),
]
