import { type StatementFormat, statementFormats } from '@tradelane/contract/statements/calls'
import { Download } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

const names: Record<StatementFormat, string> = { pdf: 'PDF', csv: 'CSV', camt: 'camt.053' }

type StatementFormatsProps = {
  /** The subject for screen readers, spoken before the format: "Statement USD-3". */
  subject: string
  size?: 'sm'
  /** The format that is being downloaded. */
  busy: StatementFormat | undefined
  onTake: (format: StatementFormat) => void
}

export function StatementFormats({ subject, size, busy, onTake }: StatementFormatsProps) {
  return (
    <div className="relative z-1 flex flex-wrap gap-2">
      {statementFormats.map((format) => (
        <Button
          key={format}
          {...(size && { size })}
          tone={format === 'pdf' && !size ? 'main' : 'plain'}
          aria-label={`${subject} as ${names[format]}`}
          isBusy={busy === format}
          busyText="Preparing…"
          onClick={() => onTake(format)}
        >
          {!size && <Download size={16} aria-hidden />}
          {names[format]}
        </Button>
      ))}
    </div>
  )
}
