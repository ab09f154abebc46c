import { Fragment, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Fact = { term: string; value: ReactNode } | 'line'

/**
 * Facts: `rows` for details (term left, value beside it), `summary` for sums (values at the right edge, 'line' parts
 * groups), `grid` for many short facts. What is not known shows as a dash.
 */
export function DefinitionList({
  facts,
  layout = 'rows',
}: {
  facts: readonly Fact[]
  layout?: 'rows' | 'summary' | 'grid'
}) {
  if (layout === 'grid') return <FactGrid facts={facts} />
  const isSum = layout === 'summary'
  return (
    <dl
      className={classNames(
        'grid gap-x-4 gap-y-2',
        isSum ? 'grid-cols-[auto_1fr]' : 'sm:grid-cols-[minmax(140px,1fr)_2fr]',
      )}
    >
      {facts.map((fact, index) =>
        fact === 'line' ? (
          <hr key={index} className="col-span-full my-1 border-line" />
        ) : (
          <Fragment key={fact.term}>
            <dt className="text-ink-2">{fact.term}</dt>
            <dd
              className={classNames(
                'min-w-0 wrap-anywhere',
                isSum ? 'text-right font-medium' : 'max-sm:mb-2',
              )}
            >
              {fact.value || '–'}
            </dd>
          </Fragment>
        ),
      )}
    </dl>
  )
}

function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-6 gap-y-4">
      {facts.map((fact) =>
        fact === 'line' ? null : (
          <div key={fact.term}>
            <dt className="text-xs text-ink-2">{fact.term}</dt>
            <dd className="mt-0.5 wrap-anywhere">{fact.value || '–'}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
