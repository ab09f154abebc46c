import { inspectionReports } from '@tradelane/contract/quality-assurance/report-calls'
import { useEffect, useRef, useState } from 'react'
import { fileBase64 } from '../../../../lib/forms/file-base64.ts'
import { api } from '../../../../lib/net/api.ts'
import { ApiError, isNetworkFailure, messageOf } from '../../../../lib/net/api-error.ts'
import { apiUpload } from '../../../../lib/net/api-upload.ts'
import { isDeadLink } from '../../../../lib/queries/links.ts'
import { newKey, type Photo } from './report-values.ts'
import { smallerPhoto } from './smaller-photo.ts'

export type PendingPhoto = {
  key: string
  place: string
  name: string
  file: File
  progress: number
  problem?: string
  mayTryAgain?: boolean
}

type Work = {
  token: string
  session: { current: string }
  known: readonly Photo[]
  onClosed: () => void
}
export type PhotoWork = ReturnType<typeof usePhotos>

/** Photos go up one after the other: on a slow line, several at once would all be late. A failed one waits for another try. */
export function usePhotos({ token, session, known, onClosed }: Work) {
  const [stored, setStored] = useState(known)
  const [pending, setPending] = useState<readonly PendingPhoto[]>([])
  /** The photo that could not be removed, and why. */
  const [kept, setKept] = useState<{ photo_id: string; problem: string }>()
  const active = useRef<string>(undefined)
  const update = (key: string, changes: Partial<PendingPhoto>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const drop = (key: string) => setPending((all) => all.filter((one) => one.key !== key))
  const next = pending.find(({ problem }) => problem === undefined)
  useEffect(() => {
    if (!next || active.current !== undefined) return
    active.current = next.key
    void send(next).finally(() => {
      active.current = undefined
      // The next one is looked for once this one is out of the list.
      setPending((all) => [...all])
    })
  }, [next, pending])

  const send = async ({ key, place, file }: PendingPhoto) => {
    try {
      const base64File = await fileBase64(await smallerPhoto(file))
      const body = { token, session: session.current, base64File, place }
      const answer = await apiUpload(inspectionReports.addPhoto, { body }, (progress) =>
        update(key, { progress }),
      )
      session.current = answer.session
      // The same photo may have been stored by a try whose answer was lost.
      setStored((all) => [...all.filter((one) => one.photo_id !== answer.photo.photo_id), answer.photo])
      drop(key)
    } catch (error) {
      if (isDeadLink(error)) return onClosed()
      update(key, {
        problem: reasonOf(error),
        mayTryAgain: !(error instanceof ApiError && error.status < 429),
      })
    }
  }
  const remove = async (photo_id: string) => {
    setKept(undefined)
    try {
      const body = { token, session: session.current, photo_id }
      session.current = (await api(inspectionReports.removePhoto, { body })).session
      setStored((all) => all.filter((one) => one.photo_id !== photo_id))
    } catch (error) {
      if (isDeadLink(error)) onClosed()
      else setKept({ photo_id, problem: messageOf(error) })
    }
  }
  const tryAgain = (key: string) =>
    setPending((all) => all.map((one) => (one.key === key ? waitingAgain(one) : one)))
  const add = (place: string, files: readonly File[]) =>
    setPending((all) => [...all, ...files.map((file) => waiting(place, file))])
  return { stored, pending, kept, drop, remove: (id: string) => void remove(id), tryAgain, add }
}

const waiting = (place: string, file: File): PendingPhoto => ({
  ...{ key: newKey(), place, name: file.name, file },
  progress: 0,
})
const waitingAgain = ({ problem: _problem, ...photo }: PendingPhoto): PendingPhoto => ({
  ...photo,
  progress: 0,
})

function reasonOf(error: unknown): string {
  if (isNetworkFailure(error)) return 'We received no response.'
  if (error instanceof ApiError) return error.fields.base64File ?? messageOf(error)
  return 'This file is not a photo that this browser can read.'
}
