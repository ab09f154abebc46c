import { useMutation, useQueryClient } from '@tanstack/react-query'
import { links } from '@tradelane/contract/links/calls'
import { useState } from 'react'
import { findDraft, keepDraft } from '../../../lib/drafts/drafts.ts'
import { fileBase64 } from '../../../lib/forms/file-base64.ts'
import { api } from '../../../lib/net/api.ts'
import { ApiError, isNetworkFailure, messageOf } from '../../../lib/net/api-error.ts'
import { isDeadLink, linkQuery } from '../../../lib/queries/links.ts'
import { whyRefused } from '../../../ui/forms/file-rules.ts'
import { toast } from '../../../ui/toast.ts'

/** One file, chosen and then uploaded, with the specification's messages. */
export function useUpload(token: string) {
  const client = useQueryClient()
  const askLink = () => client.invalidateQueries({ queryKey: linkQuery(token).queryKey })
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  // A reload, which finds the link used up, still says what was received.
  const [uploaded, setUploaded] = useState(() => findDraft<string>('upload', token))
  const sending = useMutation({
    mutationFn: async (chosen: File) =>
      api(links.upload, {
        body: { token, base64File: await fileBase64(chosen), file_name: chosen.name.slice(0, 255) },
      }),
    onSuccess: (_answer, chosen) => {
      toast.success(`File "${chosen.name}" uploaded successfully!`)
      setUploaded(chosen.name)
      keepDraft('upload', token, chosen.name)
      setFile(undefined)
      void askLink()
    },
    onError: (error) => {
      if (isDeadLink(error)) void askLink()
      const isRefused = error instanceof ApiError && !isNetworkFailure(error) && error.status < 500
      toast.error(isRefused ? 'File upload went wrong please try again' : 'Upload failed. Please try again.')
      if (error instanceof ApiError && isRefused) setProblem(error.fields.base64File ?? messageOf(error))
    },
  })
  return {
    file,
    problem,
    uploaded,
    isSending: sending.isPending,
    choose: (chosen: File | undefined) => {
      setProblem(undefined)
      setFile(chosen)
    },
    send: () => {
      if (!file || whyRefused(file))
        setProblem((before) => before ?? (whyRefused(file) || 'Please select a file.'))
      else if (!sending.isPending) sending.mutate(file)
    },
  }
}
