import type { Who } from '@tradelane/contract/primitives/roles'
import type { ReactNode } from 'react'
import { useMay } from '../lib/session/roles.ts'

/** What leads to something that not everybody in a company may do: absent for those who would only be refused. */
export function MayOnly({ who, children }: { who: Who; children: ReactNode }) {
  return useMay(who) && children
}
