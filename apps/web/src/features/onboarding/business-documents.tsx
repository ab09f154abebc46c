import type { RegistrationInput } from '@tradelane/contract/registration'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { DocumentField } from './document-field.tsx'
import { emptyBusinessDocument } from './registration-values.ts'

/** The company's papers: one at least, more as needed. */
export function BusinessDocuments() {
  const { control } = useFormContext<RegistrationInput>()
  const list = useFieldArray({ control, name: 'business_documents_details' })
  return (
    <fieldset className="mt-6 grid gap-4">
      <legend className="mb-3 font-semibold">Business documents</legend>
      {list.fields.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-4 rounded-lg border border-line p-4">
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
      <Button className="justify-self-start" onClick={() => list.append(emptyBusinessDocument)}>
        <Plus size={16} aria-hidden />
        Add document
      </Button>
    </fieldset>
  )
}
