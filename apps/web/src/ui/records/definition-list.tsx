import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** `startsGroup` draws a line above. */
export type Fact = { term: string; value: ReactNode; startsGroup?: boolean }

type DefinitionListProps = {
  facts: readonly Fact[]
  /**
   * `rows` for details: the value beside its term. `summary` for sums: values at the right edge. `grid` for many short
   * facts.
   */
  layout?: 'rows' | 'summary' | 'grid'
}

const lists = {
  rows: 'grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(140px,1fr)_2fr]',
  // A long term leaves room for its value, which would break at each letter.
  summary: 'grid grid-cols-[fit-content(60%)_minmax(min-content,1fr)] gap-x-4 gap-y-2',
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-6 gap-y-4',
}
const pairs = {
  rows: 'col-span-full grid gap-x-4 sm:grid-cols-subgrid',
  summary: 'col-span-full grid grid-cols-subgrid',
  grid: '',
}
const values = { rows: '', summary: 'text-right font-medium', grid: 'mt-0.5' }

/** Facts with their names; what is not known shows as a dash. */
export function DefinitionList({ facts, layout = 'rows' }: DefinitionListProps) {
  return (
    <dl className={lists[layout]}>
      {facts.map(({ term, value, startsGroup }) => (
        <div
          key={term}
          className={classNames(pairs[layout], startsGroup && 'mt-1 border-t border-line pt-3')}
        >
          <dt className={classNames('text-ink-2', layout === 'grid' && 'text-xs')}>{term}</dt>
          <dd className={classNames('min-w-0 wrap-anywhere', values[layout])}>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
