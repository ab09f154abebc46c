import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Asks before a page with unsaved input is left by a link, a reload or by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const navigate = useNavigate()
  const [goal, setGoal] = useState<string>()
  useEffect(() => {
    if (!isDirty) return
    const unload = (event: BeforeUnloadEvent) => event.preventDefault()
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const isOrdinary =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!link || !isOrdinary || link.target || link.origin !== location.origin) return
      if (link.pathname === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      setGoal(link.pathname + link.search + link.hash)
    }
    window.addEventListener('beforeunload', unload)
    // In the capture phase, before the router's own listener navigates.
    window.addEventListener('click', click, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', unload)
      window.removeEventListener('click', click, { capture: true })
    }
  }, [isDirty])
  if (goal === undefined) return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      lead="What you have entered on this page has not been saved."
      confirmText="Leave"
      cancelText="Stay here"
      send={async () => undefined}
      onDone={() => void navigate(goal)}
      onClose={() => setGoal(undefined)}
    />
  )
}
