import type { CargoForm } from './cargo-form.ts'

type StartedSearch = Pick<CargoForm, 'from_city' | 'to_city' | 'weight' | 'shipping_date'>

/** "from Pune, IN", for a question; undefined where nothing was entered that opening the other search would lose. */
export function startedSearch(kept: StartedSearch, other: StartedSearch): string | undefined {
  const { from_city, to_city, weight, shipping_date } = kept
  const isSame =
    from_city.text === other.from_city.text &&
    to_city.text === other.to_city.text &&
    weight === other.weight &&
    shipping_date === other.shipping_date
  if (isSame || (!from_city.text && !to_city.text && !weight)) return undefined
  const ends = [from_city.text && `from ${from_city.text}`, to_city.text && `to ${to_city.text}`]
  return ends.filter(Boolean).join(' ') || `for ${weight} kg`
}
