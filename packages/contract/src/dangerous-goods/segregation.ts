import type { DangerousGood } from './goods.ts'

/**
 * How far apart two classes are kept, by 7.2.4 of the IMDG Code, amendment 42-24: 0 no general rule, 1 "away from", 2 "separated from", 3 and
 * 4 farther. Class 1, for which the table has a rule of its own, is not carried (`carriage-rules.ts`).
 */
const classes = ['2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '7', '8', '9']
const table: readonly (readonly number[])[] = [
  [0, 0, 0, 2, 1, 2, 2, 2, 2, 0, 4, 2, 1, 0],
  [0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 2, 1, 0, 0],
  [0, 0, 0, 2, 0, 2, 0, 0, 2, 0, 2, 1, 0, 0],
  [2, 1, 2, 0, 0, 2, 2, 2, 2, 0, 3, 2, 0, 0],
  [1, 0, 0, 0, 0, 1, 0, 1, 2, 0, 3, 2, 1, 0],
  [2, 1, 2, 2, 1, 0, 1, 2, 2, 1, 3, 2, 1, 0],
  [2, 0, 0, 2, 0, 1, 0, 2, 2, 0, 2, 2, 1, 0],
  [2, 0, 0, 2, 1, 2, 2, 0, 2, 1, 3, 1, 2, 0],
  [2, 1, 2, 2, 2, 2, 2, 2, 0, 1, 3, 2, 2, 0],
  [0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0],
  [4, 2, 2, 3, 3, 3, 2, 3, 3, 1, 0, 3, 3, 0],
  [2, 1, 1, 2, 2, 2, 2, 1, 2, 0, 3, 0, 2, 0],
  [1, 0, 0, 0, 1, 1, 1, 2, 2, 0, 3, 2, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
]

const terms = ['', 'away from', 'separated from', 'a compartment away from', 'a hold away from'] as const

export function segregationOf(one: string, other: string): number {
  return table[classes.indexOf(one)]?.[classes.indexOf(other)] ?? 0
}

/**
 * Why two goods may not share a container; undefined where they may. What is to be kept apart is not in one unit (7.3.4.1). Subsidiary
 * hazards count, except between goods of one class (7.2.6.2), and acids are separated from alkalis (SG35, SG36).
 */
export function segregationConflict(one: DangerousGood, other: DangerousGood): string | undefined {
  const pair = `UN ${one.un} and UN ${other.un}`
  if ((one.isAcid && other.isAlkali) || (one.isAlkali && other.isAcid)) {
    return `${pair} may not share a container: acids are separated from alkalis.`
  }
  if (one.hazardClass === other.hazardClass) return undefined
  const [worst] = hazardsOf(one)
    .flatMap((a) => hazardsOf(other).map((b) => ({ a, b, apart: segregationOf(a, b) })))
    .sort((a, b) => b.apart - a.apart)
  if (!worst || worst.apart === 0) return undefined
  return `${pair} may not share a container: class ${worst.a} is kept ${terms[worst.apart]} class ${worst.b}.`
}

const hazardsOf = ({ hazardClass, subsidiary }: DangerousGood) => [hazardClass, ...subsidiary]
