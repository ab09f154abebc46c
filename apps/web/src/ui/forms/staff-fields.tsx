import { useQuery } from '@tanstack/react-query'
import { type Staff, staffFor, staffOnly } from '@tradelane/contract/primitives/staff'
import type { ReactNode } from 'react'
import { administratorQuery } from '../../lib/session/staff.ts'

/** The fields of a form of the back office: those whose role may not send it read them, and whose it is. */
export function StaffFields({ call, children }: { call: { staff: Staff }; children: ReactNode }) {
  const { data: reader } = useQuery(administratorQuery)
  const may = reader !== undefined && staffFor(call.staff).includes(reader.role)
  return (
    <fieldset disabled={!may} className="contents">
      {reader && !may && <p className="text-ink-2">{staffOnly(call.staff, 'change this')}</p>}
      {children}
    </fieldset>
  )
}
