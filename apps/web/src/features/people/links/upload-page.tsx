import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isDeadLink, linkQuery } from '../../../lib/queries/links.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { DeadLink } from '../../../ui/links/dead-link.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { UploadForm } from './upload-form.tsx'
import { useUpload } from './use-upload.ts'

const title = 'Upload a document'

/** /upload?token=…: somebody without an account brings the document that they were asked for. */
export function UploadPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const query = useQuery({ ...linkQuery(token), enabled: token !== '' })
  const { data, error, refetch } = query
  const upload = useUpload(token, () => void refetch())
  const isDead = token === '' || isDeadLink(error) || upload.isDead || (data && data.purpose !== 'doc_upload')
  if (upload.uploaded && isDead) return <Received fileName={upload.uploaded} />
  if (isDead) return <DeadLink title={title} />
  if (!data) return error ? <ListFailure error={error} onRetry={refetch} /> : <Skeleton className="h-72" />
  return (
    <>
      <title>{`${title} · Tradelane`}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-1 mb-6 text-ink-2">
        {data.asked_by === 'tradelane'
          ? `Tradelane asks you for a document. It concerns ${data.company_name}, with whom you trade.`
          : `${data.company_name} asks you for a document.`}{' '}
        You do not need an account.
      </p>
      <Card title="What is asked" className="mb-6">
        <DefinitionList
          facts={[
            { term: 'Document', value: data.asked },
            ...(data.needed_for ? [{ term: 'Why', value: data.needed_for }] : []),
            { term: 'Who can read it', value: `Tradelane and ${data.company_name}, nobody else` },
          ]}
        />
      </Card>
      {upload.uploaded && (
        <div className="mb-6">
          <Banner tone="done">We have received {upload.uploaded}. You can upload another file.</Banner>
        </div>
      )}
      <UploadForm upload={upload} />
    </>
  )
}

function Received({ fileName }: { fileName: string }) {
  return (
    <>
      <title>{`${title} · Tradelane`}</title>
      <h1 className="mb-4 text-xl font-semibold">{title}</h1>
      <Banner tone="done" title="Thank you." isAlert>
        We have received {fileName}. You can close this page.
      </Banner>
    </>
  )
}
