import { containedIn } from '@tradelane/contract/landed-cost/parts'
import type { CostLine, Estimated } from './cost-line.ts'
import type { PriceParts } from './split-price.ts'

/** The price, what is in it and what comes besides it, as they were given. */
export function givenLines(
  { goods, toPort, freight, insurance }: PriceParts,
  body: Pick<Estimated, 'incoterm' | 'freight' | 'insurance'>,
  today: string,
): CostLine[] {
  const { incoterm } = body
  const contained = containedIn(incoterm)
  const given = { source: 'Your figures', as_of: today }
  const where = (isContained: boolean) => (isContained ? `In the ${incoterm} price` : 'Besides the price')
  const unknown = (['freight', 'insurance'] as const).filter(
    (kind) => contained[kind] && body[kind] === undefined,
  )
  const carriage = (kind: 'freight' | 'insurance', amount: PriceParts['freight']): CostLine => ({
    ...{ kind, amount, basis: where(contained[kind]), ...given },
    ...(body[kind] === undefined && { is_not_given: true, source: 'Not given' }),
  })
  return [
    {
      ...{ kind: 'goods', amount: goods, ...given },
      basis:
        unknown.length === 0
          ? `The ${incoterm} price without freight and insurance`
          : `The ${incoterm} price with the ${unknown.join(' and ')} in it`,
    },
    ...(toPort.amount > 0n
      ? [{ kind: 'to_port' as const, amount: toPort, basis: where(false), ...given }]
      : []),
    carriage('freight', freight),
    carriage('insurance', insurance),
  ]
}
