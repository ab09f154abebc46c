import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react'

type Dialogs = ReadonlyMap<string, ReactNode>

let change: ((by: (before: Dialogs) => Dialogs) => void) | undefined

/** The dialogs of a page's buttons. They are beside the page, so that they stay where it is read again and loses the button. */
export function DialogLayer() {
  const [dialogs, setDialogs] = useState<Dialogs>(new Map())
  useLayoutEffect(() => {
    change = setDialogs
  }, [])
  return [...dialogs].map(([id, dialog]) => <Suspense key={id}>{dialog}</Suspense>)
}

export const showInLayer = (id: string, dialog: ReactNode): void =>
  change?.((before) => new Map(before).set(id, dialog))
