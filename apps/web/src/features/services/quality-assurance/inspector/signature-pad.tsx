import { reportSizes } from '@tradelane/contract/quality-assurance/report-places'
import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Signature, type Strokes } from '../parts/signature.tsx'

const box = { width: 1000, height: 400 }
/** Nearer points would only make the report larger. */
const leastStep = 8

type SignaturePadProps = { strokes: Strokes; onDraw: (strokes: Strokes) => void }

/** A box to sign in with a finger or the mouse. Optional: the typed name signs as well. */
export function SignaturePad({ strokes, onDraw }: SignaturePadProps) {
  const [line, setLine] = useState<Strokes[number]>()
  const drawing = useRef<Strokes[number]>(undefined)
  const add = (event: PointerEvent<HTMLElement>) => {
    const before = drawing.current
    if (!before) return
    const point = pointOf(event)
    const last = before.at(-1)
    const isNear = last && Math.hypot(point[0] - last[0], point[1] - last[1]) < leastStep
    if (isNear || before.length >= reportSizes.points) return
    drawing.current = [...before, point]
    setLine(drawing.current)
  }
  const end = () => {
    if (drawing.current && strokes.length < reportSizes.strokes) onDraw([...strokes, drawing.current])
    drawing.current = undefined
    setLine(undefined)
  }
  return (
    <div className="grid gap-2">
      <span className="font-medium">
        Signature <span className="font-normal text-ink-2">(optional)</span>
      </span>
      <div
        role="img"
        aria-label={
          strokes.length > 0 ? 'Signature, drawn' : 'Box to draw a signature in; your typed name is enough'
        }
        className="touch-none rounded-md border border-dashed border-control bg-paper"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drawing.current = []
          add(event)
        }}
        onPointerMove={add}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <Signature strokes={line ? [...strokes, line] : strokes} />
      </div>
      {strokes.length > 0 && (
        <Button size="sm" className="justify-self-start" onClick={() => onDraw([])}>
          Clear signature
        </Button>
      )}
    </div>
  )
}

/** In the units of the box, for every size on the screen. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const within = (value: number, most: number) => Math.trunc(Math.min(Math.max(value, 0), most))
  return [
    within(((clientX - left) / width) * box.width, box.width),
    within(((clientY - top) / height) * box.height, box.height),
  ]
}
