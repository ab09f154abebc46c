import type { MadeType } from '@tradelane/contract/trade-documents/forms'
import { wantedOf } from '@tradelane/contract/trade-documents/lacks'
import { useFormContext, useWatch } from 'react-hook-form'
import { Banner } from '../../../ui/banner.tsx'
import type { MakeValues } from './make-values.ts'

/** What the paper would not say, while it is typed. It can be made without: not every trade has it. */
export function MakeLacks({ type }: { type: MadeType }) {
  const { control } = useFormContext<MakeValues>()
  const lacks = wantedOf(type, useWatch({ control }) as MakeValues)
  if (lacks.length === 0) return null
  return (
    <Banner tone="wait">
      Banks, customs or carriers may ask for what this paper does not say yet:{' '}
      {lacks.map(({ why }) => why).join(', ')}.
    </Banner>
  )
}
