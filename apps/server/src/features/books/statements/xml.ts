type Content = string | readonly string[]

/** An element, or nothing if its content is empty. A list contains elements; a text is escaped. */
export function element(name: string, content: Content, attributes = ''): string {
  const inner = typeof content === 'string' ? escaped(content) : content.join('')
  return inner === '' ? '' : `<${name}${attributes}>${inner}</${name}>`
}

/** Limits the number of characters, as a schema counts them. */
export const atMost = (max: number, text: string): string => [...text].slice(0, max).join('')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without the few characters that XML cannot contain in any encoding. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '')
