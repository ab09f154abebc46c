/** For text that somebody else wrote: what is no JSON fits no schema either. */
export function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
