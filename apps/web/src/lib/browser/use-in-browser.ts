import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What only the browser knows: `otherwise` in a page rendered beforehand and while it is taken over, then the truth.
 * `read` must answer equal values while nothing changed.
 */
export function useInBrowser<Value extends string | boolean>(read: () => Value, otherwise: Value): Value {
  return useSyncExternalStore(never, read, () => otherwise)
}
