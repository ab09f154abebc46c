import { useSuspenseQuery } from '@tanstack/react-query'
import { messageOf } from '../../../lib/net/api-error.ts'
import { DeviceList } from '../../../ui/device-list.tsx'
import { toast } from '../../../ui/toast.ts'
import { officeDevicesQuery, useEndSessions } from './account-queries.ts'

export function OfficeDevices() {
  const { data: devices } = useSuspenseQuery(officeDevicesQuery)
  const ending = useEndSessions()
  const end = (sessionId?: string) =>
    ending.mutate(sessionId, {
      onSuccess: ({ message }) => message && toast.success(message),
      onError: (error) => toast.error(messageOf(error)),
    })
  return (
    <DeviceList
      devices={devices}
      isEnding={(sessionId) => ending.isPending && ending.variables === sessionId}
      end={end}
    />
  )
}
