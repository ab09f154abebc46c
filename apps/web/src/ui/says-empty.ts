import { createContext, use, useEffect } from 'react'

/** Who wants to know that there is nothing inside: a section that folds. */
export const SaysEmpty = createContext<((isEmpty: boolean) => void) | undefined>(undefined)

/** Says so as long as an empty state is shown. */
export function useSaysEmpty(): void {
  const say = use(SaysEmpty)
  useEffect(() => {
    say?.(true)
    return () => say?.(false)
  }, [say])
}
