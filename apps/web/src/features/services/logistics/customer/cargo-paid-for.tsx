import { CircleHelp } from 'lucide-react'
import { formatVolume } from '../../../../lib/format/format-number.ts'
import { Tooltip } from '../../../../ui/tooltip.tsx'
import { chargeable } from './cargo-chargeable.ts'
import type { CargoForm } from './cargo-form.ts'

const why = { weight: 'by weight', volume: 'by volume', least: 'minimum' }

/** The chargeable quantity of a part load, updated while typing. */
export function CargoPaidFor({ form }: { form: CargoForm }) {
  const paidFor = chargeable(form)
  return (
    <div aria-live="polite">
      {paidFor && (
        <p className="num flex flex-wrap items-center gap-x-1.5 rounded-md bg-mist-2 px-3 py-2 text-ink-2">
          {formatVolume(paidFor.volumeM3)}, charged as
          <strong className="font-medium text-ink">{paidFor.text}</strong>({why[paidFor.by]})
          <Tooltip text={explanation}>
            <button type="button" aria-label="How the charge is calculated" className="rounded-full">
              <CircleHelp size={16} aria-hidden />
            </button>
          </Tooltip>
        </p>
      )}
    </div>
  )
}

const explanation =
  'Chargeable weight: part loads are charged by weight or by volume, whichever is more. A cubic metre counts as 1 tonne by sea (W/M, weight or measure, at least 1), as 167 kg by air and as 333 kg by road.'
