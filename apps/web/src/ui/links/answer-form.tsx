import type { ReactNode } from 'react'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import type { useLinkAnswer } from './use-link-answer.ts'

type AnswerFormProps = {
  label: string
  answer: Pick<ReturnType<typeof useLinkAnswer>, 'isSending' | 'problem' | 'focus'>
  onSend: () => void
  children: ReactNode
}

/** The form in which somebody without an account answers. */
export function AnswerForm({
  label,
  answer: { isSending, problem, focus },
  onSend,
  children,
}: AnswerFormProps) {
  return (
    <form
      {...focus}
      noValidate
      aria-label={label}
      className="grid gap-5 outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) onSend()
      }}
    >
      {children}
      {problem !== undefined && (
        <Banner tone="lost" isAlert>
          {problem}
        </Banner>
      )}
      <Button
        type="submit"
        tone="main"
        size="lg"
        isBusy={isSending}
        busyText="Sending…"
        className="sm:justify-self-start"
      >
        Send the answer
      </Button>
    </form>
  )
}
