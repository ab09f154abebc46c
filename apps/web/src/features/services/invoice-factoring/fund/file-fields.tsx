import { uploadTo } from '../../../../lib/queries/documents.ts'
import { StoredFile } from './stored-file.tsx'

const upload = uploadTo('invoice_factoring')

/** The documents beside the invoice. */
export function FileFields() {
  return (
    <div className="grid gap-5">
      <StoredFile name="purchase_order_file" label="Purchase order" upload={upload} />
      <StoredFile
        name="shipping_file"
        label="Transport document"
        upload={upload}
        help="Needed unless a booking of this trade shows that you ship to the buyer. png, jpeg, jpg or pdf, up to 10 MB"
      />
    </div>
  )
}
