import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { Plane, Ship, TrainFront, Truck } from 'lucide-react'

const icons = { sea: Ship, air: Plane, truck: Truck, rail: TrainFront } as const

export function LegIcon({ by }: { by: FreightWire['legs'][number]['by'] }) {
  const Icon = icons[by]
  return <Icon size={16} className="flex-none text-sea" aria-hidden />
}
