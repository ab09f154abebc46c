import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatInstant } from '../../lib/format/format-date.ts'
import { leaveView } from '../../lib/session/leave-view.ts'
import { profileQuery } from '../../lib/session/profile.ts'
import { hasViewEnded } from '../../lib/session/view-place.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

/** Above every page of a customer that a colleague of the back office views. The page is left when the view runs out. */
export function ViewBar() {
  const { data: user } = useQuery(profileQuery)
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    void leaveView(user?.uid)
  }
  useEndOfView(user?.uid)
  return (
    <div className="sticky top-2 z-20 mb-5">
      <Banner
        tone="wait"
        action={
          <Button size="sm" isBusy={isLeaving} busyText="Leaving…" onClick={leave}>
            Leave
          </Button>
        }
      >
        You see this as {user ? `${user.first_name} ${user.last_name}` : 'the customer'} sees it. Nothing can
        be changed.{' '}
        {user?.viewed_until && (
          <span className="text-ink-2 max-sm:hidden">Open until {formatInstant(user.viewed_until)}.</span>
        )}
      </Banner>
    </div>
  )
}

/** It looks at the clock each time: a timer of half an hour would be late after the computer has slept. */
function useEndOfView(uid: string | undefined): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!hasViewEnded(Date.now())) return
      clearInterval(timer)
      void leaveView(uid)
    }, 1_000)
    return () => clearInterval(timer)
  }, [uid])
}
