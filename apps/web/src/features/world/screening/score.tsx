import { strongScore } from '@tradelane/contract/screening/lists'

/** In percent, rounded down: 100 % is the same name and nothing less. */
export function Score({ score }: { score: number }) {
  return (
    <span className="num whitespace-nowrap">
      {percentOf(score)}
      {score >= strongScore && <span className="ml-1 text-xs text-lost">strong</span>}
    </span>
  )
}

export const percentOf = (score: number): string => `${Math.floor(score * 100)} %`
