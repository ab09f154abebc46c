import type { DemoPartner } from './demo-partners.ts'

/** The seller and the buyer of the living trade: invented companies. */
export const arabianSea: DemoPartner = {
  company_name: 'Arabian Sea Looms Pvt Ltd',
  company_address: '7 Kala Ghoda Road, Fort, Mumbai 400001',
  company_town: 'Mumbai',
  company_country: 'IN',
  company_registration_number: 'U17119MH2011',
  contact_person_name: 'Rohan Deshpande',
  email: 'exports@arabian-sea-looms.example',
  phone_number: '+91 22 5550 7719',
  account_details: [
    {
      account_ref_name: 'Dollar account',
      account_holder_name: 'Arabian Sea Looms Pvt Ltd',
      account_no: '000450777719',
      swift_ifsc: 'HDFCINBBXXX',
      currency: 'USD',
      bank: 'HDFC Bank',
      bank_address: 'Mahatma Gandhi Road, Mumbai',
      bank_city: 'Mumbai',
      beneficiaryAccountType: 'Corporate',
      beneficiaryCountryCode: 'IN',
      payoutMethod: 'SWIFT',
    },
  ],
}

export const hudson: DemoPartner = {
  company_name: 'Hudson Hotel Supply Inc.',
  company_address: '418 Broadway, Albany, NY 12207',
  company_town: 'Albany',
  company_post_code: '12207',
  company_country: 'US',
  company_registration_number: 'NY 6110-447',
  contact_person_name: 'Marcus Bell',
  email: 'payables@hudson-hotel-supply.example',
  phone_number: '+1 518 555 0164',
  account_details: [
    {
      account_ref_name: 'Dollar account',
      account_holder_name: 'Hudson Hotel Supply Inc.',
      account_no: '000007120164',
      swift_ifsc: 'CHASUS33XXX',
      currency: 'USD',
      bank: 'JPMorgan Chase',
      bank_address: '383 Madison Avenue, New York',
      bank_city: 'New York',
      beneficiaryAccountType: 'Corporate',
      beneficiaryCountryCode: 'US',
      payoutMethod: 'SWIFT',
    },
  ],
}

export const inspectors = {
  company_name: 'Konkan Inspection Services',
  countries: ['IN'],
  services: ['quality_assurance' as const],
  contact_person_name: 'Anjali Rao',
  email: 'desk@konkan-inspection.example',
  phone_number: '+912255504410',
  accreditation: 'ISO/IEC 17020, type A',
}
export const inspector = {
  inspector_name: 'Vikram Naik',
  inspector_email: 'vikram@konkan-inspection.example',
}

const mumbai = { name: 'Mumbai', countryCode: 'IN', lat: 19.07283, lng: 72.88261 }
const newYork = { name: 'New York City', countryCode: 'US', lat: 40.71427, lng: -74.00597 }

/** Of the request: 3,000 towels for 9,600 USD, less than a container. */
export const towels = {
  name: 'Hotel towels from Mumbai',
  role: 'buyer' as const,
  goods: [
    { description: 'Cotton bath towels', hs_code: '630260', quantity: 3_000, unit: 'pcs', unit_price: 3.2 },
  ],
  currency: 'USD' as const,
  incoterm: 'FCA' as const,
  named_place: 'Nhava Sheva',
  from: mumbai,
  to: newYork,
  services: ['escrow' as const, 'freight' as const, 'inspection' as const, 'insurance' as const],
  cargo: {
    freight_type: 'Sea' as const,
    transportation_by: 'LCL' as const,
    packages: 75,
    volume: 8,
    weight: 1_650,
  },
}
export const goodsValue = 9_600
export const goodsText = 'Cotton bath towels, 600 g/m², 3,000 pieces in 75 cartons'
