import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A followed link starts at the top of its page, for scroll position and focus; Back restores the earlier position. Toasts stay behind. */
export function useArrival(): void {
  const { pathname } = useLocation()
  const how = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    // Filters and steps change only the search parameters; they keep position and focus.
    if (last.current === pathname) return
    last.current = pathname
    // Heard by the toasts, once there are any. Not an import: the sign-in page does not load them.
    document.dispatchEvent(new CustomEvent('leave-page', { detail: { isBack: how === 'POP' } }))
    if (how === 'POP') return
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, how])
}
