import { type Carriage, type Clause, clauses, coverOf } from '@tradelane/contract/insurance/cover'
import { cargoClauses } from '@tradelane/contract/insurance/institute-clauses'
import type { PricedClause } from '@tradelane/contract/insurance/policy'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { pricedAs } from '../parts/use-premium.ts'

type ClauseTableProps = {
  /** Empty where there is no price at once. */
  priced: readonly PricedClause[]
  chosen: Clause | undefined
  carriage: Carriage
  /** The column header of each clause: its name, or the button that chooses it. */
  head: (clause: Clause) => ReactNode
}

/** The clauses of the carriage side by side: what each costs, what it covers, and what it does not. */
export function ClauseTable({ priced, chosen, carriage, head }: ClauseTableProps) {
  const offered = clauses.filter((clause) => cargoClauses(carriage, clause) !== undefined)
  const all = coverOf['ICC A']
  const look = (clause: Clause) => (clause === chosen ? 'bg-sea-wash' : '')
  return (
    <div className="overflow-x-auto rounded-md border border-line">
      <table aria-label="What each clause covers" className="w-full border-collapse text-left text-xs">
        <thead>
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="p-3 font-medium text-ink-2">
              Risk
            </th>
            {offered.map((clause) => (
              <th
                key={clause}
                scope="col"
                className={classNames('px-1.5 py-3 text-center font-medium sm:px-3', look(clause))}
              >
                {head(clause)}
                <span className="num mt-1 block font-normal text-ink-2">
                  {priceOf(pricedAs(priced, clause))}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.covers.map((peril) => (
            <tr key={peril} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-1.5 pl-3 font-normal">
                {peril}
              </th>
              {offered.map((clause) => (
                <td key={clause} className={classNames('py-1.5', look(clause))}>
                  <Mark isCovered={coverOf[clause].covers.includes(peril)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="p-3 text-xs text-ink-2">
        War and strikes are excluded by each of them, and are covered where they are chosen with it. None
        covers: {all.excludes.map((text) => text.toLowerCase()).join('; ')}. This is a summary of the
        Institute Cargo Clauses of 1 January 2009. The full text of the clauses applies.
      </p>
    </div>
  )
}

/** May be broken before its currency: three stand side by side on the narrowest screen. */
const priceOf = (priced: PricedClause | undefined): string =>
  priced ? formatAmount(priced.total, 'USD') : '–'

function Mark({ isCovered }: { isCovered: boolean }) {
  const Icon = isCovered ? Check : Minus
  return (
    <>
      <Icon
        size={16}
        strokeWidth={isCovered ? 2.5 : 1.75}
        className={classNames('mx-auto', isCovered ? 'text-done' : 'text-ink-3')}
        aria-hidden
      />
      <span className="sr-only">{isCovered ? 'Covered' : 'Not covered'}</span>
    </>
  )
}
