import type { Paper } from '../../../lib/browser/save-file.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'

export type Sent = { title: string; message: string; link: { to: string; text: string }; papers: Paper[] }

/** What was entered has been stored. */
export function SentDialog({ title, message, link, papers, onClose }: Sent & { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      lead={message}
      onClose={onClose}
      actions={
        <>
          <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
          <LinkButton to={link.to} tone="main">
            {link.text}
          </LinkButton>
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        {papers.map((paper) => (
          <DownloadButton key={paper.text} {...paper} />
        ))}
      </div>
    </Dialog>
  )
}
