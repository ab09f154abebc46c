import type { Deps } from '../../../deps/deps.ts'
import type { ChangeKind } from '../../../entries/change-kind.ts'

/** Declared by one of the features. */
export function kindNamed({ features }: Pick<Deps, 'features'>, name: string): ChangeKind<Deps> {
  const kind = features.flatMap(({ changes = [] }) => changes).find((one) => one.kind === name)
  if (!kind) throw new Error(`No feature has changes of the kind ${name}`)
  return kind
}
