import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { type ToyPage as Page, toyStateTable } from '../../../server/test/toy-service/contract.ts'
import { Card } from '../../src/ui/card.tsx'
import { DefinitionList } from '../../src/ui/records/definition-list.tsx'
import { History } from '../../src/ui/records/history.tsx'
import { RecordPage, RecordSubject } from '../../src/ui/records/record-page.tsx'
import { StatusBadge } from '../../src/ui/records/status-badge.tsx'
import { PayToys } from './pay-toys.tsx'
import { officeToyQuery, toyQuery } from './toy-queries.ts'

/** /toys/:toy_id: an order, and how it is paid. */
export function ToyPage() {
  const { toy_id = '' } = useParams()
  const { data } = useSuspenseQuery(toyQuery(toy_id))
  return (
    <ToyRecord page={data} back="/toys" actions={data.toy.state === 'priced' && <PayToys toyId={toy_id} />} />
  )
}

/** /admin/toys/:toy_id: the same order for the back office. */
export function OfficeToyPage() {
  const { toy_id = '' } = useParams()
  const { data } = useSuspenseQuery(officeToyQuery(toy_id))
  return <ToyRecord isOffice page={data} back="/admin/toys" />
}

type ToyRecordProps = { page: Page; back: string; actions?: ReactNode; isOffice?: boolean }

function ToyRecord({ page: { toy, timeline, next }, back, actions, isOffice = false }: ToyRecordProps) {
  return (
    <RecordPage
      title={`Toy order ${toy.toy_number}`}
      about={<RecordSubject>{toy.name}</RecordSubject>}
      badge={<StatusBadge states={toyStateTable} state={toy.state} />}
      back={{ to: back, label: 'Toys' }}
      next={{ next, isOffice }}
      actions={actions}
      history={
        <Card title="What happened">
          <History timeline={timeline} />
        </Card>
      }
      facts={
        <Card title="The order">
          <DefinitionList facts={[{ term: 'Toys', value: toy.name }]} />
        </Card>
      }
    />
  )
}
