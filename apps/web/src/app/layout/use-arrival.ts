import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'

/** A followed link starts at the top of its page, for scroll position and focus; Back restores the earlier position. Toasts stay behind. */
export function useArrival(): void {
  const page = pageOf(useLocation())
  const how = useNavigationType()
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    // Heard by the toasts, once there are any. Not an import: the sign-in page does not load them.
    document.dispatchEvent(new CustomEvent('leave-page', { detail: { isBack: how === 'POP' } }))
    if (how === 'POP') return
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [page, how])
}

/** All trades have one path. Other search parameters are filters and steps, which keep position and focus. */
const pageOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get('transaction_id') ?? ''}`
