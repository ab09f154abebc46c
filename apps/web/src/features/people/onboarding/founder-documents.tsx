import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { CodeField, CountryField } from './code-field.tsx'
import { DocumentField } from './document-field.tsx'
import { ExpiryField, TextField } from './fields.tsx'
import { emptyIdentityDocument } from './registration-values.ts'
import { useGrowingList } from './use-growing-list.ts'

/** A person's identity documents: at least one. */
export function FounderDocuments({ founder }: { founder: number }) {
  const path = `founders.${founder}.company_authorisation_documents_details` as const
  const list = useGrowingList(path)
  return (
    <div className="grid gap-4 sm:col-span-2">
      {list.entries.map(({ key }, index) => (
        <fieldset key={key} className="grid gap-4 rounded-lg bg-mist p-4 sm:grid-cols-2">
          <legend className="sr-only">Identity document {index + 1}</legend>
          <p className="font-medium sm:col-span-2" aria-hidden>
            Identity document {index + 1}
          </p>
          <DocumentFacts at={`${path}.${index}`} />
          <DocumentField
            name={`${path}.${index}.document_file_path`}
            label="Identity document"
            failure="File upload went wrong please try again"
            className="sm:col-span-2"
          />
          {index > 0 && (
            <Button tone="quiet" size="sm" className="justify-self-start" onClick={() => list.remove(index)}>
              <Trash2 size={16} aria-hidden />
              Remove identity document {index + 1}
            </Button>
          )}
        </fieldset>
      ))}
      <Button
        tone="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => list.add(emptyIdentityDocument)}
      >
        <Plus size={16} aria-hidden />
        Add identity document
      </Button>
    </div>
  )
}

type DocumentPath = `founders.${number}.company_authorisation_documents_details.${number}`

function DocumentFacts({ at }: { at: DocumentPath }) {
  return (
    <>
      <CodeField
        name={`${at}.document_type`}
        label="Document type"
        category="DOCUMENT_TYPE"
        placeholder="Select a document type"
      />
      <TextField
        name={`${at}.document_number`}
        label="Document number"
        autoComplete="off"
        spellCheck={false}
      />
      <CountryField name={`${at}.issuance_country`} label="Issuance country" />
      <ExpiryField name={`${at}.expiry_date`} label="Expiry date" />
    </>
  )
}
