import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstant } from '../../lib/format/format-date.ts'
import { leaveView } from '../../lib/session/leave-view.ts'
import { profileQuery } from '../../lib/session/profile.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

/** Above every page of a customer that a colleague of the back office views. */
export function ViewBar() {
  const { data: user } = useQuery(profileQuery)
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    void leaveView(user?.uid)
  }
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
