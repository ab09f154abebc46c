import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { CustomerLink } from '../../../../ui/records/customer-link.tsx'
import { Reveal } from '../../../../ui/records/reveal.tsx'
import { officeEscrowQuery, readPayeeAccount } from '../parts/escrow-queries.ts'
import { EscrowRecord } from '../parts/escrow-record.tsx'
import { type PapersOfEscrow, papersIn } from '../parts/papers-of-escrow.ts'
import { AmendmentsOfEscrow } from './amendments-of-escrow.tsx'
import { AnswerQuestion } from './answer-question.tsx'
import { DisputesOfEscrow } from './disputes-of-escrow.tsx'
import { RefusedPayouts } from './refused-payouts.tsx'

/** /admin/escrows/:smart_escrow_id: one escrow, what Tradelane decides, and refused payouts. `papers` comes from another feature. */
export function OfficeEscrowDetail({ papers }: { papers: (ofEscrow: PapersOfEscrow) => ReactNode }) {
  const { smart_escrow_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(officeEscrowQuery(id))
  const account = page.beneficiary_account_details
  return (
    <EscrowRecord
      isOffice
      page={page}
      accountNumber={
        <Reveal
          key={`${id} ${account.account_no}`}
          masked={account.account_no}
          of={account.account_holder_name}
          read={(reason) => readPayeeAccount(id, reason)}
        />
      }
      about={<CustomerLink uid={page.uid} name={page.smart_escrow.customer_name} />}
      disputes={
        <>
          <DisputesOfEscrow escrowNumber={page.smart_escrow.escrow_number} />
          <AmendmentsOfEscrow amendments={page.amendments} />
          {papers(papersIn(page.smart_escrow))}
        </>
      }
      back={{ to: '/admin/escrows', label: 'Escrows' }}
      actions={
        <>
          {page.question !== null && <AnswerQuestion id={id} question={page.question} />}
          <RefusedPayouts page={page} />
        </>
      }
    />
  )
}
