import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { DeviceList } from '../../../ui/device-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { devicesQuery, useSignOut } from './security-queries.ts'
import { toastOutcome } from './toast-outcome.ts'

export function Devices() {
  const { data: devices, error } = useQuery(devicesQuery)
  const signOut = useSignOut()
  if (error && !devices)
    return (
      <div className="p-5">
        <Banner tone="lost">{messageOf(error)}</Banner>
      </div>
    )
  if (!devices) return <Skeleton className="m-5 h-12" />
  return (
    <DeviceList
      devices={devices}
      isEnding={(sessionId) => signOut.isPending && signOut.variables === sessionId}
      end={(sessionId) => signOut.mutate(sessionId, toastOutcome())}
    />
  )
}
