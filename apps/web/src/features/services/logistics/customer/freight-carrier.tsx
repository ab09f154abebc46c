import type { FreightWire } from '@tradelane/contract/logistics/freight'
import type { ReactNode } from 'react'

type CarrierProps = { offer: Pick<FreightWire, 'logo' | 'name'>; children?: ReactNode }

/** A carrier's mark and name, and what else is said under it. */
export function FreightCarrier({ offer: { logo, name }, children }: CarrierProps) {
  return (
    <span className="flex items-center gap-3">
      <img src={logo} alt="" width={36} height={36} className="flex-none rounded-md" />
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        {children && <span className="block text-xs font-normal text-ink-2">{children}</span>}
      </span>
    </span>
  )
}
