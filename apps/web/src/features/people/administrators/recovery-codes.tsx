import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'

type RecoveryCodesProps = { codes: readonly string[]; email: string; onKept: () => void }

/** Shown once, on the page: printing it prints nothing else. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const panel = useRef<HTMLElement>(null)
  // What follows the dialog that was closed.
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const text = `${codes.join('\n')}\n`
  const file = async () => ({
    blob: new Blob([`Tradelane back office, recovery codes of ${email}. Each works once.\n\n${text}`], {
      type: 'text/plain',
    }),
    fileName: undefined,
  })
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="recovery-codes"
      className="rounded-lg border border-line bg-paper p-5"
    >
      <h2 id="recovery-codes" className="text-base font-semibold">
        Your recovery codes
      </h2>
      <p className="mt-1 text-ink-2">
        Keep them where your phone is not. Each signs you in once, after your password. They are shown only
        now.
      </p>
      <ol className="num mt-4 grid gap-x-8 gap-y-1 text-base font-medium sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
        <CopyButton text={text} subject="recovery codes" />
        <DownloadButton size="sm" text="Download" file={file} fileName="tradelane-recovery-codes.txt" />
        <Button size="sm" onClick={() => window.print()}>
          <Printer size={14} aria-hidden />
          Print
        </Button>
        <Button size="sm" tone="main" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </section>
  )
}
