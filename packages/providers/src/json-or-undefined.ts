/** For external text: invalid JSON becomes undefined, which no schema accepts. */
export function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
