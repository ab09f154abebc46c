import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { leaveToasts } from '../ui/toast.ts'

/** A followed link starts at the top of its page, for scroll position and focus; Back restores the earlier position. Toasts stay behind. */
export function useArrival(): void {
  const { pathname } = useLocation()
  const how = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    // Filters and steps change only the search parameters; they keep position and focus.
    if (last.current === pathname) return
    last.current = pathname
    leaveToasts(how === 'POP')
    if (how === 'POP') return
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, how])
}
