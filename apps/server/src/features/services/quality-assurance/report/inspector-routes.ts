import { inspectionReports } from '@tradelane/contract/quality-assurance/report-calls'
import { routes, success } from '../../../../http/routes.ts'
import { addPhoto, removePhoto } from './report-photos.ts'
import { readReportWork, saveReportDraft } from './work-on-report.ts'

/** What an inspector without an account does on the page of the link. */
export const inspectorRoutes = routes(inspectionReports, {
  get: async ({ deps, body }) => ({ ...success, ...(await readReportWork(deps, body)) }),
  save: async ({ deps, body: { report, ...opened } }) => ({
    ...success,
    ...(await saveReportDraft(deps, opened, report)),
  }),
  addPhoto: async ({ deps, body: { place, base64File, ...opened } }) => ({
    ...success,
    ...(await addPhoto(deps, opened, { place, base64File })),
  }),
  removePhoto: async ({ deps, body: { photo_id, ...opened } }) => ({
    ...success,
    ...(await removePhoto(deps, opened, photo_id)),
  }),
})
