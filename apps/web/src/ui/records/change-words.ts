import type { WireChange } from '@tradelane/contract/four-eyes/calls'
import { textOfKind } from '@tradelane/contract/four-eyes/kinds'
import type { StaffRole } from '@tradelane/contract/primitives/staff'
import { staffRoleFacts } from '@tradelane/contract/staff/colleagues'

/** “Change a role”. */
export const kindText = ({ kind }: Pick<WireChange, 'kind'>): string => textOfKind(kind)

const capitalised = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

type Values = WireChange['before']

/** What is different, by its name: “Role: Finance → Support”. */
export function differences({ before, after }: Pick<WireChange, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    names
      // What only the approval needs: people read it in other words.
      .filter((name) => !/_(id|exact)$/.test(name))
      .filter((name) => valueNamed(before, name) !== valueNamed(after, name))
      .map((name) => ({
        term: capitalised(name.replaceAll('_', ' ')),
        value: difference(name, before, after),
      }))
  )
}

const valueNamed = (values: Values, name: string): string | null => values?.[name] ?? null

function difference(name: string, before: Values, after: Values): string {
  const [from, to] = [textOf(name, valueNamed(before, name)), textOf(name, valueNamed(after, name))]
  if (!before || !(name in before)) return to
  return after ? `${from} → ${to}` : from
}

function textOf(name: string, value: string | null): string {
  if (value === null) return 'Nothing'
  return name === 'role' && value in staffRoleFacts ? staffRoleFacts[value as StaffRole].label : value
}
