import { ExampleCard } from './example-card.tsx'

/** Sample and acceptance numbers of ISO 2859-1, single sampling, level II, for a lot of 3,000. */
const findings = [
  { kind: 'Critical', level: '0', found: 0, allowed: 0 },
  { kind: 'Major', level: '2.5', found: 2, allowed: 7 },
  { kind: 'Minor', level: '4.0', found: 6, allowed: 10 },
]

export function ExampleInspection() {
  return (
    <ExampleCard what="an inspection" title="Suzhou Precision Co." tone="done" status="Passed">
      <p className="text-ink-2">Brake discs, PO 7781. 125 of 3,000 pieces drawn, ISO 2859-1, level II.</p>
      <table className="mt-4 w-full">
        <thead>
          <tr className="text-xs text-ink-2">
            <th scope="col" className="pb-2 text-left font-medium">
              Defects
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              AQL
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              Found
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              Allowed
            </th>
          </tr>
        </thead>
        <tbody>
          {findings.map(({ kind, level, found, allowed }) => (
            <tr key={kind} className="border-t border-line">
              <th scope="row" className="py-2.5 text-left font-medium">
                {kind}
              </th>
              <td className="text-right">{level}</td>
              <td className="text-right">{found}</td>
              <td className="text-right">{allowed}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line pt-3 text-ink-2">Released for loading on 12 Nov 2026.</p>
    </ExampleCard>
  )
}
