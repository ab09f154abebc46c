import { useFormContext } from 'react-hook-form'
import { ChoiceButtons } from '../../../../ui/forms/choice-buttons.tsx'
import { CargoDangerous } from './cargo-dangerous.tsx'
import { CargoDescription } from './cargo-description.tsx'
import type { CargoForm } from './cargo-form.ts'
import type { CargoLoad } from './cargo-load.ts'
import { CargoNumber } from './cargo-number.tsx'
import { CargoPaidFor } from './cargo-paid-for.tsx'
import { CargoSpecial } from './cargo-special.tsx'

/** The weight, and the size if the mode is priced by size. */
export function CargoGoods({ load }: { load: CargoLoad }) {
  const { watch } = useFormContext<CargoForm>()
  const form = watch()
  return (
    <div className="grid gap-4">
      <CargoDescription />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CargoNumber name="weight" label="Weight" unit="kg" decimals={3} help="Total for the shipment" />
      </div>
      {load.needsSize && <Size measured={form.measured} />}
      {load.needsSize && <CargoPaidFor form={form} />}
      <CargoSpecial container={load.takesContainer ? form.container_size : ''} />
      <CargoDangerous />
    </div>
  )
}

function Size({ measured }: Pick<CargoForm, 'measured'>) {
  const { setValue } = useFormContext<CargoForm>()
  return (
    <div className="grid gap-3">
      <ChoiceButtons
        label="Size"
        choices={{ pieces: 'Size of each piece', volume: 'Total volume' }}
        chosen={measured}
        onChoose={(how) => setValue('measured', how)}
      />
      {measured === 'volume' ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <CargoNumber name="volume" label="Volume" unit="m³" decimals={3} help="Total for the shipment" />
        </div>
      ) : (
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
          <CargoNumber name="packages" label="Packages" />
          <CargoNumber name="length" label="Length" unit="m" decimals={3} />
          <CargoNumber name="width" label="Width" unit="m" decimals={3} />
          <CargoNumber name="height" label="Height" unit="m" decimals={3} />
        </div>
      )}
    </div>
  )
}
