import { Refusal } from '../refusal.ts'

/** Deeper than any of our forms, and far below the stack limit. */
const deepest = 32

/**
 * Refuses, by field, input that no call takes and no table can store: U+0000 and lone surrogates in texts, and extreme
 * nesting. Checks property names too, and walks without recursion, because the caller chooses the depth.
 */
export function requireKeepable(input: unknown): void {
  const faults: Record<string, string> = Object.create(null)
  const waiting: { path: string; value: unknown; depth: number }[] = [{ path: '', value: input, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value, depth } = next
    if (typeof value === 'string' && !isKeepable(value))
      faults[path || 'body'] = 'Remove the unusual characters'
    if (typeof value !== 'object' || value === null) continue
    if (depth === deepest) faults[path] = 'This is nested too deeply'
    else
      for (const [name, inner] of Object.entries(value)) {
        const innerPath = path ? `${path}.${name}` : name
        if (!isKeepable(name)) faults[path || 'body'] = 'Remove the unusual characters'
        else waiting.push({ path: innerPath, value: inner, depth: depth + 1 })
      }
  }
  if (Object.keys(faults).length > 0) throw new Refusal('INVALID_REQUEST', { fields: faults })
}

const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
