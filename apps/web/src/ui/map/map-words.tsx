import type { MapRoute } from './map-contents.ts'
import { strokes } from './map-lines.tsx'

const kindNames = { sea: 'Sea', truck: 'Road', rail: 'Rail', air: 'Air' }

/** Which stroke is which. */
export function MapLegend({ routes }: { routes: readonly MapRoute[] }) {
  const kinds = new Set(routes.map(({ kind }) => kind))
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1">
      {[...kinds].map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <svg width={28} height={4} aria-hidden>
            <line
              x1={2}
              x2={26}
              y1={2}
              y2={2}
              strokeWidth={2.5}
              strokeLinecap="round"
              strokeDasharray={strokes[kind]}
              className="stroke-sea"
            />
          </svg>
          {kindNames[kind]}
        </li>
      ))}
    </ul>
  )
}

/** The same for those who do not see the drawing. */
export function MapTable({ label, routes }: { label: string; routes: readonly MapRoute[] }) {
  return (
    <table aria-label={label} className="num w-full text-left">
      <thead>
        <tr className="text-ink-2">
          {['By', 'From', 'To', 'Length'].map((title) => (
            <th key={title} scope="col" className="py-1 pr-3 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {routes.map(({ key, kind, from, to, detail, travelled }) => (
          <tr key={key} className="border-t border-line align-top">
            <td className="py-1 pr-3">{kindNames[kind]}</td>
            <td className="py-1 pr-3">{from}</td>
            <td className="py-1 pr-3">{to}</td>
            <td className="py-1">
              {detail ?? '–'}
              {travelled !== undefined && `, ${Math.round(travelled * 100)} % travelled`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
