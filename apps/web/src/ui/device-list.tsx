import { Monitor, Smartphone } from 'lucide-react'
import { formatInstant } from '../lib/format/format-date.ts'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'

type Device = { session_id: string; device: string; ip: string; created_at: string; is_current: boolean }
type DeviceListProps = {
  devices: readonly Device[]
  /** Whether this device is being signed out; without one, all others. */
  isEnding: (sessionId?: string) => boolean
  end: (sessionId?: string) => void
}

/** Where somebody is signed in, this device marked, each with a button that signs it out. */
export function DeviceList({ devices, isEnding, end }: DeviceListProps) {
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
