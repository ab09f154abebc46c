import { useMutation } from '@tanstack/react-query'
import { links } from '@tradelane/contract/links/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { useEffect, useState } from 'react'
import { api } from '../../lib/net/api.ts'
import { isDeadLink } from '../../lib/queries/links.ts'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { CodeInput } from '../forms/code-input.tsx'
import { ResendCode } from '../forms/resend-code.tsx'
import { useCodeField } from '../forms/use-code-field.ts'
import { messageOfLink } from './message-of-link.ts'

export type OpenedLink = Pick<
  WireOutput<typeof links.open>,
  'session' | 'facts' | 'account' | 'fields' | 'files'
>

type OpenLinkProps = {
  token: string
  /** Where the code goes to, shortened. */
  sentTo: string
  /** What is shown then: "the invoice". */
  what: string
  onOpen: (opened: OpenedLink) => void
  onDead: () => void
}

/** A code is mailed first: the mail with the link may have been forwarded. */
export function OpenLink(props: OpenLinkProps) {
  const { token, sentTo, what, onDead } = props
  const [code, setCode] = useState<'sent' | 'had'>()
  const sending = useMutation({
    mutationFn: () => api(links.sendCode, { body: { token } }),
    onSuccess: () => setCode('sent'),
    onError: (error) => isDeadLink(error) && onDead(),
  })
  if (code) return <CodeForm {...props} isJustSent={code === 'sent'} />
  return (
    <>
      <p className="mb-4">
        We send a code to {sentTo} before we show {what}.
      </p>
      {sending.error && !isDeadLink(sending.error) && (
        <div className="mb-4">
          <Banner tone="lost" isAlert>
            {messageOfLink(sending.error)}
          </Banner>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          tone="main"
          size="lg"
          isBusy={sending.isPending}
          busyText="Sending…"
          onClick={() => sending.mutate()}
        >
          Send the code
        </Button>
        {/* The page was loaded again, or the code was requested on another device. */}
        <Button size="lg" onClick={() => setCode('had')}>
          I have a code
        </Button>
      </div>
    </>
  )
}

type CodeFormProps = OpenLinkProps & { isJustSent: boolean }

function CodeForm({ token, sentTo, what, isJustSent, onOpen, onDead }: CodeFormProps) {
  const { code, setCode, input, refused } = useCodeField()
  useEffect(() => input.current?.focus(), [input])
  const opening = useMutation({
    mutationFn: (verify_code: string) => api(links.open, { body: { token, verify_code } }),
    onSuccess: onOpen,
    onError: (error) => (isDeadLink(error) ? onDead() : refused(error)),
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        opening.mutate(code)
      }}
    >
      <CodeInput
        ref={input}
        label="One-time code"
        help={isJustSent ? `We sent it to ${sentTo}.` : `It is in our mail to ${sentTo}.`}
        value={code}
        onChange={(typed) => {
          setCode(typed)
          if (opening.isError) opening.reset()
        }}
        onComplete={(whole) => opening.mutate(whole)}
        error={opening.error && !isDeadLink(opening.error) ? messageOfLink(opening.error) : undefined}
      />
      <ResendCode isJustSent={isJustSent} send={() => api(links.sendCode, { body: { token } })} />
      <Button
        type="submit"
        tone="main"
        size="lg"
        isBusy={opening.isPending}
        busyText="Opening…"
        className="sm:justify-self-start"
      >
        Show {what}
      </Button>
    </form>
  )
}
