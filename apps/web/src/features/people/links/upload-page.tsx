import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkAnswered } from '../../../ui/links/link-answered.tsx'
import { LiveLink, useLinkToken } from '../../../ui/links/link-page.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { UploadForm } from './upload-form.tsx'
import { useUpload } from './use-upload.ts'

const title = 'Upload a document'

/** /upload?token=…: somebody without an account brings the document that they were asked for. */
export function UploadPage() {
  const upload = useUpload(useLinkToken())
  const { uploaded } = upload
  return (
    <LiveLink
      title={title}
      purpose="doc_upload"
      lead={({ asked_by, company_name }) =>
        asked_by === 'tradelane'
          ? `Tradelane asks you for a document. It concerns ${company_name}, with whom you trade. You do not need an account.`
          : `${company_name} asks you for a document. You do not need an account.`
      }
      dead={uploaded && <LinkAnswered title={title} text={`Thank you. We have received ${uploaded}.`} />}
    >
      {({ link }) => (
        <>
          <Card title="What is asked" className="mb-6">
            <DefinitionList
              facts={[
                { term: 'Document', value: link.asked },
                ...(link.needed_for ? [{ term: 'Why', value: link.needed_for }] : []),
                { term: 'Who can read it', value: `Tradelane and ${link.company_name}, nobody else` },
              ]}
            />
          </Card>
          {uploaded && (
            <div className="mb-6">
              <Banner tone="done">We have received {uploaded}. You can upload another file.</Banner>
            </div>
          )}
          <UploadForm upload={upload} />
        </>
      )}
    </LiveLink>
  )
}
