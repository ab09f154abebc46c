import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { Tooltip } from '../../../../ui/tooltip.tsx'

const explanations: Record<FreightWire['mode'], string> = {
  FCL: 'A full container has one price, regardless of its contents.',
  RAIL_FCL: 'A full container has one price, regardless of its contents.',
  FTL: 'A full truck has one price, regardless of its contents.',
  LCL: 'W/M (weight or measure): tonnes or cubic metres, whichever is more; at least one.',
  BULK: 'Bulk is priced by the tonne; at least one.',
  AIR: 'The weight, or the volume at 167 kg for each cubic metre, whichever is more.',
  LTL: 'The weight, or the volume at 333 kg for each cubic metre, whichever is more.',
}

/** The chargeable quantity, with an explanation. */
export function FreightChargeable({ offer: { chargeable, mode } }: { offer: FreightWire }) {
  return (
    <Tooltip text={explanations[mode]}>
      <button
        type="button"
        className="rounded-sm underline print:inline! decoration-dotted decoration-control underline-offset-4"
      >
        {chargeable}
      </button>
    </Tooltip>
  )
}
