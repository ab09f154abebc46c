/** What the features whose records are a vendor's may use of vendors. */
export {
  findVendorNamed,
  firstContactOf,
  listRetiredVendors,
  vendorNamed,
  vendorsOf,
} from './named-vendors.ts'
export { changeVendor, insertVendor } from './save-vendor.ts'
