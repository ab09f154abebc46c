export type Strokes = [number, number][][]

/** A signature that was drawn in a box of 1000 × 400. */
export function Signature({ strokes }: { strokes: Strokes }) {
  return (
    <svg viewBox="0 0 1000 400" className="block w-full max-w-[400px] text-ink" aria-hidden>
      {strokes.map((points, index) => (
        <polyline
          key={index}
          // A dot is a line of no length.
          points={(points.length > 1 ? points : [...points, ...points])
            .map(([x, y]) => `${x},${y}`)
            .join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}
