/** Round figures from 0 to at least `most`, some four of them, as an axis shows: 0, 2,000, 4,000 … */
export function axisTicks(most: number): number[] {
  if (!(most > 0)) return [0, 1]
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5].find((times) => times * power >= rough) ?? 10) * power
  const count = Math.ceil(most / step - 1e-9)
  // Counted and not added up, so that 0.1 three times is 0.3.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
