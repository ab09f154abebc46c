import { useMutation } from '@tanstack/react-query'
import { links } from '@tradelane/contract/links/calls'
import { inspectionReports } from '@tradelane/contract/quality-assurance/report-calls'
import { useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft } from '../../../../lib/drafts/drafts.ts'
import { api } from '../../../../lib/net/api.ts'
import { ApiError } from '../../../../lib/net/api-error.ts'
import { isDeadLink } from '../../../../lib/queries/links.ts'
import { type Faults, faultsIn, type InspectionOrder, type Report } from './report-values.ts'

const saveAfterMs = 1_500
const tryAgainMs = 5_000
const storage = 'inspection-report'

export type Saving = 'saved' | 'saving' | 'waiting' | 'refused'

type Work = {
  token: string
  session: string
  asked: InspectionOrder
  first: Report
  /** Kept in the browser, and not on the server yet. */
  isUnsaved: boolean
  onDone: (message: string) => void
  onClosed: () => void
}

/**
 * The report as it is typed. Each change is kept in the browser at once and on the server a moment later: neither a reload nor a dead
 * battery costs an entry.
 */
export function useReport({ token, session: firstSession, asked, first, isUnsaved, onDone, onClosed }: Work) {
  const [report, setReport] = useState(first)
  const [tries, setTries] = useState(0)
  const [isReviewing, setIsReviewing] = useState(false)
  const session = useRef(firstSession)
  const { saving, faults: draftFaults } = useSavedDraft({
    token,
    session,
    report,
    first,
    isUnsaved,
    onClosed,
  })
  const sending = useMutation({
    mutationFn: (fields: Report) =>
      api(links.complete, { body: { token, session: session.current, fields } }),
    onSuccess: ({ message, receipt_number: number }) => {
      dropDraft(storage)
      onDone(number ? `${message} Its number is ${number}.` : message)
    },
    onError: (error) => {
      setIsReviewing(false)
      if (isDeadLink(error)) onClosed()
    },
  })
  const change = (changes: Partial<Report>) => setReport((before) => ({ ...before, ...changes }))
  // What the server refused is said until it is changed.
  const refusal = sending.variables === report ? sending.error : null
  const faults: Faults = {
    ...(refusal instanceof ApiError && refusal.fields),
    ...(tries > 0 && faultsIn(report, asked)),
    ...draftFaults,
  }
  const review = {
    isOpen: isReviewing,
    /** Only of a whole report; otherwise what is missing is marked, and follows what is typed from then on. */
    open: () => {
      setTries(tries + 1)
      setIsReviewing(Object.keys(faultsIn(report, asked)).length === 0)
    },
    close: () => setIsReviewing(false),
    send: () => sending.mutate(report),
    isSending: sending.isPending,
  }
  /** Changes whenever something was refused. */
  const refused = tries > 0 && `${tries} ${sending.error ? sending.submittedAt : 0}`
  return { report, change, session, saving, review, refusal, refused, faults, hasTried: tries > 0 }
}

type Draft = Pick<Work, 'token' | 'first' | 'isUnsaved' | 'onClosed'> & {
  session: { current: string }
  report: Report
}

function useSavedDraft({ token, session, report, first, isUnsaved, onClosed }: Draft) {
  const [saving, setSaving] = useState<Saving>('saved')
  const [faults, setFaults] = useState<Faults>({})
  const saved = useRef(isUnsaved ? undefined : first)
  /** One after the other: on a slow line an older state must not arrive last. */
  const queue = useRef(Promise.resolve())
  const [turn, setTurn] = useState(0)
  // `turn` tries again after a failure.
  useEffect(() => {
    if (report === saved.current) return
    keepDraft(storage, token, report)
    setSaving('saving')
    let isOld = false
    let again: ReturnType<typeof setTimeout> | undefined
    const refuse = (error: unknown) => {
      const fields = error instanceof ApiError ? withoutPrefix(error.fields) : {}
      const isRefused = Object.keys(fields).length > 0
      setFaults(fields)
      setSaving(isRefused ? 'refused' : 'waiting')
      if (!isRefused) again = setTimeout(() => setTurn(turn + 1), tryAgainMs)
    }
    const save = async () => {
      if (isOld) return
      try {
        const body = { token, session: session.current, report }
        session.current = (await api(inspectionReports.save, { body })).session
        if (isOld) return
        saved.current = report
        dropDraft(storage)
        setFaults({})
        setSaving('saved')
      } catch (error) {
        if (isDeadLink(error)) onClosed()
        else if (!isOld) refuse(error)
      }
    }
    const timer = setTimeout(() => {
      queue.current = queue.current.then(save)
    }, saveAfterMs)
    return () => {
      isOld = true
      clearTimeout(timer)
      clearTimeout(again)
    }
  }, [report, turn, token, session, onClosed])
  return { saving, faults }
}

/** `report.comment` of the saving call is `comment` of the form. */
const withoutPrefix = (fields: Faults): Faults =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^report\./, ''), text]))
