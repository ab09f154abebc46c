import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { DocumentField } from './document-field.tsx'
import { emptyBusinessDocument } from './registration-values.ts'
import { useGrowingList } from './use-growing-list.ts'

/** The company's documents: at least one. */
export function BusinessDocuments() {
  const list = useGrowingList('business_documents_details')
  return (
    <fieldset className="mt-6 grid gap-4">
      <legend className="mb-3 font-semibold">Business documents</legend>
      {list.entries.map(({ key }, index) => (
        <fieldset key={key} className="grid gap-4 rounded-lg border border-line p-4">
          <legend className="px-1 font-medium">Document {index + 1}</legend>
          <CodeField
            name={`business_documents_details.${index}.documents_type`}
            label="Document type"
            category="BUSINESS_DOCUMENT_TYPE"
            placeholder="Select a document type"
          />
          <DocumentField name={`business_documents_details.${index}.documents_file_path`} label="Document" />
          {index > 0 && (
            <Button tone="quiet" size="sm" className="justify-self-start" onClick={() => list.remove(index)}>
              <Trash2 size={16} aria-hidden />
              Remove document {index + 1}
            </Button>
          )}
        </fieldset>
      ))}
      <Button className="justify-self-start" onClick={() => list.add(emptyBusinessDocument)}>
        <Plus size={16} aria-hidden />
        Add document
      </Button>
    </fieldset>
  )
}
