const lastOf = new Map<string, Promise<void>>()

/** Runs work of the same key one after the other in this process, in the order of the calls. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lastOf.get(key) ?? Promise.resolve()
  const result = before.then(work)
  const ended = result.then(
    () => undefined,
    () => undefined,
  )
  lastOf.set(key, ended)
  void ended.then(() => lastOf.get(key) === ended && lastOf.delete(key))
  return result
}
