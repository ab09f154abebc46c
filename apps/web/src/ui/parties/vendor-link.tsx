import { Link } from 'react-router'

type VendorLinkProps = { vendor: { vendor_id: string; company_name: string } }

/** The vendor that a record of the back office belongs to, by the name that it has now. */
export function VendorLink({ vendor: { vendor_id, company_name } }: VendorLinkProps) {
  return (
    <>
      Vendor:{' '}
      <Link to={`/admin/vendors/${vendor_id}`} className="text-link">
        {company_name}
      </Link>
    </>
  )
}
