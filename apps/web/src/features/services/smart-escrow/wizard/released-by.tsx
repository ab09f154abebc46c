import { useQuery } from '@tanstack/react-query'
import { releaseEventNames, releaseText } from '@tradelane/contract/smart-escrow/release-events'
import type { ComponentProps } from 'react'
import { Select } from '../../../../ui/forms/select.tsx'
import { releaseChoicesQuery } from '../parts/escrow-queries.ts'
import { releasedValue } from './blocks-values.ts'
import { useEscrowAddress } from './use-escrow-address.ts'

type ReleasedByProps = Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'help'>

/** Who or what meets a condition: a person, or an event of the escrow's trade. */
export function ReleasedBy(props: ReleasedByProps) {
  const { smart_escrow_id } = useEscrowAddress()
  const { data: choices = [] } = useQuery(releaseChoicesQuery(smart_escrow_id))
  const named = choices.map(({ event, subject_id, name, has_happened }) => ({
    value: releasedValue({ event, subject_id }),
    label: `${releaseText(event, name)}${has_happened ? ' (has happened)' : ''}`,
  }))
  const later = releaseEventNames.map((event) => ({
    value: releasedValue({ event, subject_id: null }),
    label: releaseText(event, null),
  }))
  return (
    <Select
      label="Released by"
      help="An event of this trade can meet the condition without anybody’s approval. You can still approve it yourself."
      options={[{ value: '', label: 'Approval by a person' }, ...named, ...later]}
      {...props}
    />
  )
}
