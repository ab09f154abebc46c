import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { devicesQuery, useSignOut } from './security-queries.ts'
import { toastOutcome } from './toast-outcome.ts'

export function Devices() {
  const { data: devices, error } = useQuery(devicesQuery)
  const signOut = useSignOut()
  const end = (sessionId?: string) => signOut.mutate(sessionId, toastOutcome())
  const isEnding = (sessionId?: string) => signOut.isPending && signOut.variables === sessionId
  if (error && !devices)
    return (
      <div className="p-5">
        <Banner tone="lost">{messageOf(error)}</Banner>
      </div>
    )
  if (!devices) return <Skeleton className="m-5 h-12" />
  return (
    <>
      <ul aria-label="Signed-in devices" className="divide-y divide-line">
        {devices.map(({ session_id, device, ip, created_at, is_current }) => (
          <li key={session_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
            <DeviceIcon name={device} />
            <div className="min-w-0 flex-1 basis-48">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium">{device}</span>
                {is_current && <Badge tone="done">This device</Badge>}
              </div>
              <div className="num text-ink-2">
                Signed in {formatInstant(created_at)} from {ip}
              </div>
            </div>
            {!is_current && (
              <Button
                size="sm"
                isBusy={isEnding(session_id)}
                busyText="Signing out…"
                aria-label={`Sign out ${device}, signed in ${formatInstant(created_at)}`}
                onClick={() => end(session_id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <div className="px-5 py-4">
          <Button isBusy={isEnding()} busyText="Signing out…" onClick={() => end()}>
            Sign out all other devices
          </Button>
        </div>
      )}
    </>
  )
}

function DeviceIcon({ name }: { name: string }) {
  const Icon = /iPhone|iPad|Android/.test(name) ? Smartphone : Monitor
  return <Icon size={20} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
}
