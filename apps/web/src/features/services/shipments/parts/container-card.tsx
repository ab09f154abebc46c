import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import { Card } from '../../../../ui/card.tsx'

type Container = ShipmentWire['containers'][number]

export function ContainerCard({ containers }: { containers: readonly Container[] }) {
  if (containers.length === 0) return null
  return (
    <Card title={containers.length === 1 ? 'Container' : `${containers.length} containers`}>
      <ul className="num grid gap-1">
        {containers.map(({ container_number, size }) => (
          <li key={container_number} className="flex justify-between gap-4">
            <span className="font-medium">{container_number}</span>
            <span className="text-ink-2">{size}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
