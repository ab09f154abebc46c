import { PageHeader } from '../../../ui/page-header.tsx'
import { Carriers } from './carriers.tsx'

/** The carriers' part of the sandbox desk, at an address of its own. */
export function CarrierPage() {
  return (
    <main id="content" className="mx-auto max-w-[720px] px-4 py-12 sm:px-6">
      <PageHeader
        title="Sandbox carriers"
        lead="The shipments of the carriers that Tradelane simulates on this machine. Move one forward in time to receive its events."
        back={{ to: '/sandbox', label: 'Sandbox desk' }}
      />
      <Carriers />
    </main>
  )
}
