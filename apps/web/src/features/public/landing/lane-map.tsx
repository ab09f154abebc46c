import { landOutline, laneFromNhavaShevaToHamburg } from './sea-lane.ts'

/** The route that prices freight between these two ports. */
export function LaneMap() {
  return (
    <svg
      viewBox="8 10 584 290"
      role="img"
      aria-label="Sea lane from Nhava Sheva through the Red Sea and the Mediterranean to Hamburg"
      className="w-full rounded-md bg-paper"
    >
      <path d={landOutline} className="fill-mist-2 stroke-line-2 stroke-[0.5]" />
      <path
        d={laneFromNhavaShevaToHamburg}
        className="fill-none stroke-sea stroke-2 [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
      />
      <Port x={518} y={240} name="Nhava Sheva" isLeft />
      <Port x={174} y={27} name="Hamburg" />
    </svg>
  )
}

function Port({ x, y, name, isLeft }: { x: number; y: number; name: string; isLeft?: boolean }) {
  return (
    <>
      <circle cx={x} cy={y} r={4.5} className="fill-paper stroke-sea stroke-2" />
      <text
        x={isLeft ? x - 10 : x + 10}
        y={isLeft ? y - 10 : y + 6}
        textAnchor={isLeft ? 'end' : 'start'}
        className="fill-ink text-lg font-medium sm:text-sm"
      >
        {name}
      </text>
    </>
  )
}
