import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that only the browser knows: `otherwise` while prerendering and hydrating, then the real value. `read` must
 * return equal values while nothing has changed.
 */
export function useInBrowser<Value extends string | boolean>(read: () => Value, otherwise: Value): Value {
  return useSyncExternalStore(never, read, () => otherwise)
}
