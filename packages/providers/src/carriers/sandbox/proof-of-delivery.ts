import type { CarriageRequest, ProofOfDelivery } from '../carriers.ts'
import { numberFrom } from './numbers.ts'
import { outcomeOf } from './outcomes.ts'

const receivers = ['M. Castellanos', 'J. Whitcombe', 'S. Adeyemi', 'L. Brandt', 'R. Iyer', 'K. Novak']

/** What this carrier's driver brings back: always the same for one carriage. */
export function proofOf(request: CarriageRequest): ProofOfDelivery | null {
  const { isDamaged, isUnproven } = outcomeOf(request)
  if (isUnproven) return null
  return {
    receiver: receivers[numberFrom(`receiver ${request.key}`, receivers.length)] ?? '',
    condition: isDamaged
      ? 'Two cartons wet at the door end, one torn. Rest in apparent good order.'
      : 'In apparent good order and condition, seal intact.',
    signature: [strokeOf(request.key, 6, 18), strokeOf(`${request.key} second`, 52, 22)],
  }
}

/** A line of loops, as a hand writes a name. */
function strokeOf(seed: string, left: number, middle: number): [x: number, y: number][] {
  const loops = 2 + numberFrom(`loops ${seed}`, 3)
  const height = 8 + numberFrom(`height ${seed}`, 6)
  return Array.from({ length: loops * 8 + 1 }, (_, index) => {
    const turn = (index / 8) * 2 * Math.PI
    const x = left + (index * 40) / (loops * 8) + 3 * Math.sin(turn)
    const y = middle - height * Math.cos(turn) * (1 - index / (loops * 10))
    return [Math.trunc(x), Math.trunc(y)]
  })
}
