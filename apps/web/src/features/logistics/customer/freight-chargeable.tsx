import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { Tooltip } from '../../../ui/tooltip.tsx'

const explanations: Record<FreightWire['mode'], string> = {
  FCL: 'A full container is paid for as a whole, whatever is in it.',
  RAIL_FCL: 'A full container is paid for as a whole, whatever is in it.',
  FTL: 'A full truck is paid for as a whole, whatever is in it.',
  LCL: 'W/M, weight or measure: a tonne or a cubic metre, whichever is more; at least one.',
  BULK: 'Bulk is paid for by the tonne, and at least one.',
  AIR: 'The weight, or the volume at 167 kg for each cubic metre, whichever is more.',
  LTL: 'The weight, or the volume at 333 kg for each cubic metre, whichever is more.',
}

/** What is paid for, with why. */
export function FreightChargeable({ offer: { chargeable, mode } }: { offer: FreightWire }) {
  return (
    <Tooltip text={explanations[mode]}>
      <button
        type="button"
        className="rounded-sm underline decoration-dotted decoration-control underline-offset-4"
      >
        {chargeable}
      </button>
    </Tooltip>
  )
}
